import { expect, test } from 'vitest'
import { check } from '../features/health/checked.ts'
import { ACCEPTED } from './accepted-findings.ts'
import { SPACE } from './space-file.ts'

test('content health: the demonstration space has only the accepted findings', async () => {
  const { findings } = await check(SPACE)
  const found = Map.groupBy(findings, ({ severity, kind, locale }) => `${severity} ${kind} ${locale}`)
  expect(Object.fromEntries([...found].map(([name, each]) => [name, each.map(({ id }) => id)]))).toEqual(ACCEPTED)
})
