import { expect, test } from 'vitest'
import { check } from '../health/checked.ts'
import { ACCEPTED } from './accepted-findings.ts'
import { SPACE } from './space-file.ts'

test('nothing is wrong with the demonstration space but what is on purpose, each by its name', async () => {
  const { findings } = await check(SPACE)
  const found = Map.groupBy(findings, ({ severity, kind, locale }) => `${severity} ${kind} ${locale}`)
  expect(Object.fromEntries([...found].map(([name, each]) => [name, each.map(({ id }) => id)]))).toEqual(ACCEPTED)
})
