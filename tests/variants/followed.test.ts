import { globSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeBlog } from '../adopt/adopted-space.ts'
import { editorOf, type Edit } from '../support/site-copy.ts'
import { copyProject, WRITE_ROUTE_TREE, type ProjectCopy } from './project-copy.ts'
import { addItalian } from './recipes/add-language.ts'
import { wearHouse } from './recipes/change-theme.ts'
import { addNotice } from './recipes/add-notice.ts'
import { addProduct } from './recipes/add-product.ts'
import { removeEventAndPerson, removeQuote } from './recipes/remove.ts'

// Each test follows recipes in a copy of the whole project, and runs its checks and some of its tests.
vi.setConfig({ testTimeout: 700_000 })

let copy: ProjectCopy
afterEach(() => copy.remove())

/** The tests that read settings, content, messages, themes or the tables of types. All tests in each copy would take minutes. */
const TESTS = [
  'tests/architecture/themes.test.ts',
  'tests/architecture/imports',
  'tests/config',
  'tests/content/locales',
  'tests/content/view',
  'tests/i18n',
  'tests/languages',
  'tests/mapping/config',
  'tests/seo/structured-data',
  'tests/space',
  'tests/demonstration',
  'tests/features/health/command.test.ts',
  'tests/themes',
]

/** The tests that depend on the place of the export file. The others have passed in place of the demonstration, with the same settings. */
const BESIDE = [
  'tests/adopt',
  'tests/adopted',
  'tests/own-code',
  'tests/prose',
  'tests/release/surface.test.ts',
  'tests/space',
  'tests/demonstration',
  'tests/mapping/config',
  'tests/features/health/command.test.ts',
]

/** The tests that open a page of every type. */
const OF_EVERY_TYPE = ['tests/config', 'tests/i18n', 'tests/page-types']
/** These, and the tests that use content of several page types. */
const OF_SEVERAL_TYPES = [
  ...OF_EVERY_TYPE,
  'tests/content/locales',
  'tests/content/reading/quiet.test.ts',
  'tests/content/redirects',
  // The other tests of the demonstration read its pictures, which are linked in a copy.
  ...['editors', 'handbook', 'inventory', 'languages', 'links', 'redirects'].map((name) => `tests/demonstration/${name}`),
  'tests/features/feeds',
  'tests/own-code',
  'tests/release/surface.test.ts',
  'tests/search/index.test.ts',
  'tests/search/relevance.test.ts',
  'tests/search/visitors-questions.test.ts',
  'tests/space',
]
/** Content types, listings, modules, settings and messages of the page types `event` and `person`. */
const NAMED = /['"`/](?:event|person|events|people)['"`/]|\b(?:event|person|events|people)(?:Intro|PerPage)|pastEventsShown|\bm\.(?:event|person|people)s?_/

/** Follows a recipe in a new copy of the project. Returns the output of its checks and tests if one fails. */
async function followed(name: string, follow: (edit: Edit, folder: string) => Promise<void>, tests = TESTS): Promise<string> {
  copy = await copyProject(name)
  return alsoFollowed(follow, tests)
}

/** Follows a recipe in the same copy, and runs its checks and tests. */
async function alsoFollowed(follow: (edit: Edit, folder: string) => Promise<void>, tests: readonly string[]): Promise<string> {
  await follow(editorOf(copy.folder), copy.folder)
  const commands = [
    ['oxfmt', 'app.config.ts', 'messages', 'scripts', 'site', 'src'],
    // Sites with these recipes are built elsewhere: `added` and `removed` in tests/support/variants.ts.
    ['node', 'scripts/own-code.ts'],
    ['node', 'scripts/messages.ts'],
    ['node', ...WRITE_ROUTE_TREE],
    ['node', 'scripts/check.ts'],
    ['vitest', 'run', '--testTimeout=120000', ...tests],
  ] as const
  for (const [command, ...args] of commands) {
    const { status, output } = copy.run(command, ...args)
    if (status !== 0) return output
  }
  return ''
}

test('site with additions: a new section type, page type, language and theme with an AA brand colour pass all checks', async () => {
  const problems = await followed('added', async (edit, folder) => {
    await rm(join(folder, 'tests/demonstration'), { recursive: true })
    // First, so that the skeleton of the page type has its messages in Italian too.
    await addItalian(edit, folder)
    await addNotice(edit, folder)
    await addProduct(edit, folder)
    await edit('app.config.ts', "people: 'persone'", "people: 'persone', products: 'prodotti'")
    await wearHouse(edit, folder)
    await edit('site/themes/house/colours.css', '--brand-contrast: AAA', '--brand-contrast: AA')
    await edit('site/themes/house/colours.css', /(?<=--accent(?:-strong)?: light-dark\()#\w+/g, '#c8102e')
  })
  expect(problems).toBe('')
})

const DEMONSTRATION = 'content/space.json'

test.each([
  ['in place of the demonstration', DEMONSTRATION, TESTS],
  // As docs/adopting.md describes: the demonstration stays in the project.
  ['beside the demonstration', 'export.json', BESIDE],
])('adopted site: its name, origin, two languages, plain theme and unmapped space %s pass all checks', async (_, file, tests) => {
  const adopting = async (edit: Edit, folder: string) => {
    writeBlog(join(folder, file))
    const { status, output } = copy.run('node', 'scripts/content-adopt.ts', '--space', file, '--yes')
    expect(output).toContain('app.config.ts has the languages of the space: nl-NL, fr.')
    expect(status).toBe(0)
    await edit('app.config.ts', /^ {2}name: '[^']*'/m, "  name: 'Rye and Salt'")
    await edit('app.config.ts', "origin: 'http://localhost:3000'", "origin: 'https://www.bakery.example'")
    expect(await readFile(join(folder, 'app.config.ts'), 'utf8')).toContain("theme: 'plain'")
    await writeFile(join(folder, '.env'), `CONTENT_SPACE=${file}\n`)
    await writeFile(join(folder, 'unformatted.json'), '{"entries":   []}')
  }
  expect(await followed('adopted', adopting, tests)).toBe('')
  if (file !== DEMONSTRATION) expect(copy.run('node', 'scripts/build.ts')).toMatchObject({ status: 0 })
})

test('site with removals: two page types and a section type leave no traces, and the check names forgotten tests', async () => {
  expect(await followed('removed', removeEventAndPerson, OF_SEVERAL_TYPES)).toBe('')
  expect(await alsoFollowed(removeQuote, OF_EVERY_TYPE)).toBe('')
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: copy.folder, exclude: ['**/paraglide/**'] }))
    expect(await readFile(join(copy.folder, file), 'utf8'), file).not.toMatch(NAMED)

  await cp('tests/page-types/event', join(copy.folder, 'tests/page-types/event'), { recursive: true })
  const { status, output } = copy.run('knip')
  expect(status).toBe(1)
  expect(output).toMatch(/Unresolved imports[^]*src\/pages\/event\/page\.server\.ts +tests\/page-types\/event\/pages\.ts/)
})
