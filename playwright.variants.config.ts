import { parseArgs } from 'node:util'
import { defineConfig } from '@playwright/test'
import base, { serveSites } from './playwright.config.ts'
import { showsDemonstration } from './scripts/checks/demonstration.ts'

/** The browser tests of the languages, which run against each prefix mode. */
const LANGUAGES = ['browser/languages/languages.spec.ts', 'browser/languages/languages-crawl.spec.ts']
/** Tests that check whether the other theme is complete. */
const LOOKS = ['contrast', 'forced-colors', 'print', 'style-sheets', 'zoom']
  .map((name) => `browser/appearance/${name}.spec.ts`)
  .concat('browser/ui/layout-shift.spec.ts', 'browser/visits/pages.spec.ts')
/** Layout shifts are tested in one language of each direction. */
const BOUNDED = /^(?!.* in de: )/
const VARIANTS = [
  { name: 'as-needed', port: 4174, mode: 'as-needed', testMatch: LANGUAGES },
  { name: 'never', port: 4175, mode: 'never', testMatch: LANGUAGES },
  { name: 'italian', port: 4176, mode: 'always', testMatch: ['variants/sixth-language.spec.ts', 'variants/language-variants.spec.ts'] },
  { name: 'added', port: 4180, mode: 'always', testMatch: ['variants/recipes/added.spec.ts'] },
  { name: 'removed', port: 4181, mode: 'always', testMatch: ['variants/recipes/removed.spec.ts'] },
  {
    name: 'policies',
    port: 4177,
    mode: 'always',
    testMatch: ['browser/languages/languages-crawl.spec.ts', 'variants/untranslated.spec.ts', 'page-types/*/policies.spec.ts'],
  },
  { name: 'bakery', port: 4182, mode: 'always', testMatch: ['variants/bakery.spec.ts', ...LOOKS] },
  { name: 'strange', port: 4184, mode: 'always', testMatch: ['variants/custom-space.spec.ts'] },
  { name: 'development', port: 4178, mode: 'always', testMatch: ['variants/development.spec.ts'] },
] as const
/** This site, with its own settings and content. */
const OWN = { name: 'own', port: 4179, testMatch: ['**/space/*.spec.ts', ...(showsDemonstration() ? ['**/demonstration/*.spec.ts'] : [])] }

/** Returns the sites of the projects that `--project` names, or all. Each takes seconds to start, and longer if it must be built. */
function sites(): Record<string, number> {
  const { values, positionals } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false, allowPositionals: true })
  const words = [values['project'] ?? '*', positionals].flat()
  const isNamed = (name: string) => words.some((word) => word === name || String(word).includes('*'))
  return Object.fromEntries([...VARIANTS, OWN].flatMap(({ name, port }) => (isNamed(name) ? [[name, port]] : [])))
}

export default defineConfig<{ mode: 'always' | 'as-needed' | 'never' }>({
  ...base,
  testIgnore: [],
  reporter: [['dot'], ['json', { outputFile: 'test-results/variants.json' }]],
  outputDir: 'test-results/variants',
  projects: [
    ...VARIANTS.map(({ name, port, mode, testMatch }) => ({
      name,
      testMatch: testMatch.map((file) => `**/${file}`),
      ...(name === 'bakery' && { grep: BOUNDED }),
      use: { baseURL: `http://localhost:${port}`, mode },
    })),
    { name: OWN.name, testMatch: OWN.testMatch, use: { baseURL: `http://localhost:${OWN.port}` } },
  ],
  webServer: serveSites(sites()),
})
