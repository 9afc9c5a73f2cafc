import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PHYSICAL = /(?:margin|padding|border)-(?:left|right)|(?:^|[\s;{])(?:left|right):|text-align:\s*(?:left|right)/m

test('styles: use logical directions only', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((path) => PHYSICAL.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each(['.a { margin-left: 1px }', '.a {\n  left: 0;\n}', '.a { text-align: right }'])('styles: a physical direction is found: %s', (sheet) => {
  expect(sheet).toMatch(PHYSICAL)
})
