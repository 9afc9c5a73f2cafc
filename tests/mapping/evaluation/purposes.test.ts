import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { ARE_FOREIGN_THERE, foreignSpaces } from './spaces.ts'

/** Space → content type → purposes that a careful person would assign. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  readFileSync('tests/mapping/evaluation/purposes.json', 'utf8'),
)

test.runIf(ARE_FOREIGN_THERE)('inferMapping: finds the purposes of content types in known spaces', () => {
  const wrong: string[] = []
  let all = 0
  for (const { name, model } of foreignSpaces()) {
    const { reasons } = inferMapping(model)
    for (const [type, right] of Object.entries(EXPECTED[name] ?? {})) {
      all += 1
      const found = reasons[type]?.profile.purpose ?? ''
      if (!right.includes(found)) wrong.push(`${name} ${type}: ${found} instead of ${right.join('|')}`)
    }
  }
  expect(all).toBeGreaterThan(70)
  expect(1 - wrong.length / all, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test.skipIf(ARE_FOREIGN_THERE)('inferMapping: the spaces of other teams are missing at ../shared, so that their purposes are not checked', () => {})
