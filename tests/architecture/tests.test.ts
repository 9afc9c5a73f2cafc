import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PURE_FOLDERS, SITE_FOLDERS } from '../support/pure-folders.ts'

/** Returns the test files that contain forbidden text, except for those that check for it. */
function tests(pattern: string, forbidden: RegExp): string[] {
  const paths = globSync(pattern).filter((path) => !path.startsWith('tests/architecture/'))
  expect(paths.length).toBeGreaterThan(30)
  return paths.filter((path) => forbidden.test(readFileSync(path, 'utf8')))
}

test('tests: those of the product do not import the settings, messages and content of the site', () => {
  const own = /from '(?:\.\.\/)+app\.config\.ts'|src\/paraglide\/|readFileSync\('content\//
  expect(tests('tests/**/*.ts', own).filter((path) => !/^tests\/(?:space|demonstration)\//.test(path))).toEqual([])
})

test('tests: only one file has the path to the folder beside the project, because tests are skipped if the path is wrong', () => {
  expect(tests('tests/**/*.ts', /\bshared\/foreign/)).toEqual(['tests/support/foreign-spaces.ts'])
})

test('browser tests: wait for a condition, never for a fixed time', () => {
  expect(tests('tests/{browser,variants}/**/*.ts', /waitForTimeout|(?<!test\.)\bsetTimeout\(/)).toEqual([])
})

test('browser tests: do not read the time of day', () => {
  expect(tests('tests/{browser,variants}/**/*.ts', /Date\.now\(\)|new Date\(\)/)).toEqual([])
})

test('tests: those in folders that share a process change no modules and no variables', () => {
  const paths = [...PURE_FOLDERS, ...SITE_FOLDERS]
    .flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`))
    .filter((path) => path !== 'tests/architecture/tests.test.ts')
  expect(paths.length).toBeGreaterThan(60)
  const changing =
    /\b(?:resetModules|(?:do)?[mM]ock\(|stub(?:Env|Global)|withSettings|siteOverHttp)|process\.env\b[^=\n]*=[^=]|assign\(process\.env|delete process\.env/
  expect(paths.filter((path) => changing.test(readFileSync(path, 'utf8')))).toEqual([])
})
