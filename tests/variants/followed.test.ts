import { globSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  'tests/themes',
]

/** The tests of `npm run content:check`, which reads the content types of the site. */
const HEALTH = 'tests/features/health/command.test.ts'
/** The tests that depend on whether the project shows the demonstration. */
const BESIDE = ['tests/adopt', 'tests/adopted', 'tests/own-code', 'tests/prose', 'tests/release/surface.test.ts', HEALTH]
/** Tests whose result depends on the path of the export file. All others run once, with the file beside the demonstration. */
const OF_THE_PLACE = ['tests/content/locales', 'tests/mapping/config', 'tests/space', 'tests/demonstration']

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

type Command = readonly [command: string, ...args: string[]]
type Recipe = (edit: Edit, folder: string) => Promise<void>

// Sites with these recipes are built elsewhere: `added` and `removed` in tests/support/variants.ts.
const GENERATE: readonly Command[] = [
  ['oxfmt', 'app.config.ts', 'messages', 'scripts', 'site', 'src'],
  ['node', 'scripts/own-code.ts'],
  ['node', 'scripts/messages.ts'],
  ['node', ...WRITE_ROUTE_TREE],
]
const CHECK: Command = ['node', 'scripts/check.ts']
const testing = (tests: readonly string[]): Command => ['vitest', 'run', '--testTimeout=120000', ...tests]

/** Runs commands in the copy until one fails. Returns the output of that command. */
function problems(...commands: readonly Command[]): string {
  for (const command of commands) {
    const found = copy.problems(...command)
    if (found !== '') return found
  }
  return ''
}

/** Follows a recipe in the copy. */
async function follow(recipe: Recipe): Promise<void> {
  await recipe(editorOf(copy.folder), copy.folder)
  expect(problems(...GENERATE)).toBe('')
}

test('site with additions: a new section type, page type, language and theme with an AA brand colour pass all checks', async () => {
  copy = await copyProject('added')
  await follow(async (edit, folder) => {
    await rm(join(folder, 'tests/demonstration'), { recursive: true })
    // First, so that the skeleton of the page type has its messages in Italian too.
    await addItalian(edit, folder)
    await addNotice(edit, folder)
    await addProduct(edit, folder)
    // Reserved words are ids of content types too.
    expect(problems(['node', 'scripts/new.ts', 'section', 'class'], ['node', 'scripts/new.ts', 'page-type', 'case'])).toBe('')
    await edit('app.config.ts', "people: 'persone'", "people: 'persone', products: 'prodotti'")
    await wearHouse(edit, folder)
    await edit('site/themes/house/colours.css', '--brand-contrast: AAA', '--brand-contrast: AA')
    await edit('site/themes/house/colours.css', /(?<=--accent(?:-strong)?: light-dark\()#\w+/g, '#c8102e')
  })
  expect(problems(CHECK, testing([...TESTS, HEALTH]))).toBe('')
})

// As docs/adopting.md describes: the demonstration stays in the project. Some teams put their export in its place.
test('adopted site: its name, origin, two languages, plain theme and unmapped space pass all checks, beside or in place of the demonstration', async () => {
  const file = 'export.json'
  copy = await copyProject('adopted')
  await follow(async (edit, folder) => {
    writeBlog(join(folder, file))
    const { status, output } = copy.run('node', 'scripts/content-adopt.ts', '--space', file, '--yes')
    expect(output).toContain('app.config.ts has the languages of the space: nl-NL, fr.')
    expect(status).toBe(0)
    await edit('app.config.ts', /^ {2}name: '[^']*'/m, "  name: 'Rye and Salt'")
    await edit('app.config.ts', "origin: 'http://localhost:3000'", "origin: 'https://www.bakery.example'")
    expect(await readFile(join(folder, 'app.config.ts'), 'utf8')).toContain("theme: 'plain'")
    await writeFile(join(folder, '.env'), `CONTENT_SPACE=${file}\n`)
    await writeFile(join(folder, 'unformatted.json'), '{"entries":   []}')
  })
  expect(problems(CHECK, testing([...TESTS, ...BESIDE]), ['node', 'scripts/build.ts'])).toBe('')

  await rename(join(copy.folder, file), join(copy.folder, 'content/space.json'))
  await rm(join(copy.folder, '.env'))
  expect(problems(CHECK, testing(OF_THE_PLACE))).toBe('')
})

test('site with removals: two page types and a section type leave no traces, and the check names forgotten tests', async () => {
  copy = await copyProject('removed')
  await follow(removeEventAndPerson)
  expect(problems(testing(OF_SEVERAL_TYPES))).toBe('')
  await follow(removeQuote)
  expect(problems(CHECK, testing(OF_EVERY_TYPE))).toBe('')
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: copy.folder, exclude: ['**/paraglide/**'] }))
    expect(await readFile(join(copy.folder, file), 'utf8'), file).not.toMatch(NAMED)

  await cp('tests/page-types/event', join(copy.folder, 'tests/page-types/event'), { recursive: true })
  const { status, output } = copy.run('knip')
  expect(status).toBe(1)
  expect(output).toMatch(/Unresolved imports[^]*src\/pages\/event\/page\.server\.ts +tests\/page-types\/event\/pages\.ts/)
})
