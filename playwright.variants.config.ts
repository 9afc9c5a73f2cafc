import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Sites that differ from the project's own by their settings: the same browser tests of the languages run against each prefix mode. */
const LANGUAGES = ['browser/languages.spec.ts', 'browser/languages-crawl.spec.ts']
const VARIANTS = [
  { name: 'as-needed', port: 4174, mode: 'as-needed', testMatch: LANGUAGES },
  { name: 'never', port: 4175, mode: 'never', testMatch: LANGUAGES },
  { name: 'italian', port: 4176, mode: 'always', testMatch: ['variants/sixth-language.spec.ts'] },
  { name: 'policies', port: 4177, mode: 'always', testMatch: ['browser/languages-crawl.spec.ts', 'variants/untranslated.spec.ts'] },
  { name: 'development', port: 4178, mode: 'always', testMatch: ['variants/development.spec.ts'] },
] as const

export default defineConfig<{ mode: 'always' | 'as-needed' | 'never' }>({
  ...base,
  testDir: 'tests',
  reporter: [['dot'], ['json', { outputFile: 'test-results/variants.json' }]],
  outputDir: 'test-results/variants',
  projects: VARIANTS.map(({ name, port, mode, testMatch }) => ({
    name,
    testMatch: testMatch.map((file) => `**/${file}`),
    use: { baseURL: `http://localhost:${port}`, mode },
  })),
  webServer: VARIANTS.map(({ name, port }) => ({
    command: `node tests/support/serve-variant.ts ${name}`,
    // The development server has a file that says what it reads.
    env: {
      SITE_CLOCK: '2026-11-21T12:00:00Z',
      PORT: String(port),
      CONTENTFUL_SPACE_ID: '',
      ...(name !== 'development' && { CONTENT_SPACE: 'content/space.json' }),
    },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    timeout: 180_000,
  })),
})
