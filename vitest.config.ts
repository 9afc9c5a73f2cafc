import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { themeAlias } from './scripts/vite/theme-alias.ts'
import { SITE_CLOCK } from './tests/fixtures/clock.ts'

/** Tests of the product run on settings, messages and content of their own; those of this site on the site's. */
const FIXTURES = [
  { find: '#config', replacement: resolve('tests/fixtures/app.config.ts') },
  { find: '#content-config', replacement: resolve('src/site-content/content-config/no-config.ts') },
  { find: '#paraglide', replacement: resolve('.cache/fixtures/paraglide') },
]
const OF_THIS_SITE = ['tests/space/**/*.test.ts', 'tests/demonstration/**/*.test.ts']
/** Another content has another inventory. */
const isDemonstration = existsSync('content/space.json') && readFileSync('content/space.json', 'utf8').includes('"meridian00001"')

export default defineConfig({
  resolve: { alias: themeAlias('meridian') },
  test: {
    // What is past and what is to come stays so, whenever the tests run.
    env: { SITE_CLOCK },
    setupFiles: ['tests/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        resolve: { alias: FIXTURES },
        test: {
          name: 'product',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: OF_THIS_SITE,
          env: { CONTENT_SPACE: '.cache/fixtures/content/space.json', CONTENTFUL_SPACE_ID: '' },
          globalSetup: 'tests/fixtures/prepare.ts',
        },
      },
      { extends: true, test: { name: 'site', include: OF_THIS_SITE, exclude: isDemonstration ? [] : ['tests/demonstration/**'] } },
    ],
  },
})
