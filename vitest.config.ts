import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { showsDemonstration } from './scripts/checks/demonstration.ts'
import { themeAlias } from './scripts/vite/aliases.ts'
import { SITE_CLOCK } from './tests/fixtures/clock.ts'
import { PURE_FOLDERS, SITE_FOLDERS } from './tests/support/pure-folders.ts'
import { SlowestFirst } from './tests/support/slowest-first.ts'

/** Tests of the product use the settings, messages and content of the fixtures, and no code of `site/`; tests of this site use the site's. */
const FIXTURES = [
  { find: '#config', replacement: resolve('tests/fixtures/app.config.ts') },
  { find: '#content-config', replacement: resolve('tests/fixtures/content-config.ts') },
  { find: '#paraglide', replacement: resolve('.cache/fixtures/paraglide') },
  { find: '#own', replacement: resolve('.cache/fixtures/own') },
]
const OF_THIS_SITE = SITE_FOLDERS.map((folder) => `${folder}/**/*.test.ts`)
/** Tests that run commands in copies of the project, which takes minutes. `npm run test:all` runs them, `npm test` does not. */
const IN_COPIES = [
  'tests/variants/**/*.test.ts',
  'tests/commands/{signals,site-commands,space-commands}.test.ts',
  'tests/upgrade/{upgrade,conflicts,abort,refusals}.test.ts',
  'tests/release/release.test.ts',
]
/** Tests that wait for the thread of the search index, which has a low priority. They run last, with a processor for that thread. */
const ALONE = ['tests/search/{site-index,limit}.test.ts']
/** Tests that change the time zone, which a thread shares with its process. */
const IN_PROCESSES = ['tests/**/*.process.test.ts']
/** Folders whose tests have no effect on other files: they share a process and its modules. `tests/architecture` checks this. */
const PURE = PURE_FOLDERS.map((folder) => `${folder}/*.test.{ts,tsx}`)

const product = {
  extends: true,
  resolve: { alias: FIXTURES },
  test: {
    env: { CONTENT_SPACE: '.cache/fixtures/content/space.json', CONTENTFUL_SPACE_ID: '' },
    globalSetup: 'tests/fixtures/prepare.ts',
  },
} as const

export default defineConfig({
  resolve: { alias: themeAlias('meridian') },
  test: {
    // A fixed date, so that past and future events are the same in every run.
    env: { SITE_CLOCK },
    globalSetup: 'tests/temporary-folder-of-run.ts',
    setupFiles: ['tests/own-temporary-folder.ts', 'tests/fail-on-console-error.ts'],
    // By default, Vitest leaves one processor unused, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    // These limits end tests that hang. A slow or busy machine must not reach them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { ...product, test: { ...product.test, name: 'pure', include: PURE, isolate: false } },
      {
        ...product,
        test: {
          ...product.test,
          name: 'product',
          // With a thread for each file, these tests take four fifths of the processor time that they take with a process.
          pool: 'threads',
          include: ['{tests,packages/*/tests}/**/*.test.{ts,tsx}'],
          exclude: [...OF_THIS_SITE, ...IN_COPIES, ...ALONE, ...PURE, ...IN_PROCESSES],
        },
      },
      { ...product, test: { ...product.test, name: 'processes', include: IN_PROCESSES } },
      { ...product, test: { ...product.test, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'site', isolate: false, include: OF_THIS_SITE, exclude: showsDemonstration() ? [] : ['tests/demonstration/**'] } },
      { ...product, test: { ...product.test, name: 'copies', include: IN_COPIES } },
    ],
  },
})
