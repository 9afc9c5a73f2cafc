import { expect, test } from 'vitest'
import { ABSENT_TYPES } from '../fixtures/absent-types.ts'
import { check } from '../features/health/checked.ts'
import { ACCEPTED } from './accepted-findings.ts'
import { SPACE } from './space-file.ts'

// If types are removed, no entry links to their pictures.
test.skipIf(ABSENT_TYPES.length > 0)('content health: the demonstration space has only the accepted findings', async () => {
  const { findings } = await check(SPACE)
  const found = Map.groupBy(findings, ({ severity, kind, locale }) => `${severity} ${kind} ${locale}`)
  expect(Object.fromEntries([...found].map(([name, each]) => [name, each.map(({ id }) => id)]))).toEqual(ACCEPTED)
})
