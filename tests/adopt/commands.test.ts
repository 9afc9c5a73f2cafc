import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import site from '#config'
import { withSettings } from '../../scripts/adopt/settings-text.ts'
import { isAbsent } from '../fixtures/absent-types.ts'
import { copySite } from '../support/site-copy.ts'
import { POST_FIELDS, writeBlog } from './adopted-space.ts'

// Each test waits for several commands.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const GENERATED = ['content.config.ts', 'content.types.ts', '.env']
let folder = ''
const path = (file: string) => join(folder, file)
const read = (file: string) => readFileSync(path(file), 'utf8')

/** Runs a command of the project in the copy, without a terminal. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: '', INIT_CWD: '' },
  })
  return { status, stdout, stderr, output: stdout + stderr }
}
const adopt = (...args: string[]) => run('scripts/content-adopt.ts', ...args)
const types = (...args: string[]) => run('scripts/content-types.ts', ...args)
const OF_BLOG = ['--space', 'blog.json']

/** Prints the result of `npm run check` for the space, and of choosing the settings at the start. */
const CHECK_AND_START = `import { contentProblems } from './scripts/checks/content-model.ts'
import { environment } from './src/config/env.server.ts'
process.env.CONTENT_SPACE = 'blog.json'
const problems = await contentProblems(environment())
await import('./src/site-content/site-content.server.ts')
const { openSource } = await import('./src/content/client/opening.server.ts')
console.log(JSON.stringify({ problems, opening: await openSource(await import('./src/site-content/site-source.server.ts')) }))
process.exit()`

beforeAll(async () => {
  folder = await copySite('adopted')
  copyFileSync('.oxfmtrc.json', path('.oxfmtrc.json'))
  for (const file of GENERATED) rmSync(path(file), { force: true })
  writeBlog(path('blog.json'))
  // Languages of another space, as the command writes them.
  const settings = await withSettings('app.config.ts', read('app.config.ts'), site, { ...site, theme: 'plain' })
  writeFileSync(path('app.config.ts'), settings)
})

test('content:adopt: without a space and a terminal, shows no prompt and names the missing settings', () => {
  const { status, output } = adopt()
  expect(status).toBe(1)
  expect(output).toBe(
    'Which space? Set CONTENTFUL_SPACE_ID and CONTENTFUL_DELIVERY_TOKEN in the environment or in .env, or name an export file: npm run content:adopt -- --space export.json\n',
  )
  expect(GENERATED.filter((file) => existsSync(path(file)))).toEqual([])
})

test('content:adopt and content:types: refuse unreadable files, unknown options and our own space in one sentence', () => {
  expect(adopt('--space', 'none.json')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The space cannot be read: none\.json: cannot be read/) })
  expect(types('--spaces', 'blog.json')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no option --spaces: did you mean --space\?\nnpm run content:types -- --help lists the options\.\n$/),
  })
  expect(adopt('--space', 'content/space.json')).toMatchObject({ status: 0, stdout: expect.stringContaining('there is nothing to adopt') })
})

test('content:adopt --dry-run: prints the whole mapping and writes nothing', () => {
  const before = read('app.config.ts')
  const { status, stdout } = adopt(...OF_BLOG, '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^content type +role +field +from +why$/m)
  expect(stdout).toMatch(/^blogPost +story /m)
  expect(stdout).toMatch(/^ +title +headline +\S/m)
  expect(stdout).toContain('Nothing was written.')
  expect(GENERATED.filter((file) => existsSync(path(file)))).toEqual([])
  expect(read('app.config.ts')).toBe(before)
})

test('content:adopt --dry-run --json: prints the mapping and its reasons as JSON', () => {
  const { stdout } = adopt(...OF_BLOG, '--dry-run', '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    space: 'blog.json',
    baseLocale: 'nl-NL',
    mapping: { types: { blogPost: { as: 'story' } } },
    reasons: { blogPost: {} },
  })
})

test('content:adopt: names of types, fields and files are escaped in the terminal', () => {
  // JSON escapes the longer form, `\u001B[`, itself.
  const clear = '\u009B2J'
  const file = `news${clear}.json`
  writeBlog(path(file))
  writeFileSync(path(file), read(file).replaceAll('shortBio', String.raw`short\u009B2JBio`))
  for (const [args, name] of [
    [[], 'short'],
    [['--json'], 'news'],
  ] as const) {
    const { status, output } = adopt('--space', file, '--dry-run', ...args)
    expect(status).toBe(0)
    expect(output).toContain(String.raw`${name}\u009B2J`)
    expect(output).not.toContain('\u009B')
  }
  const refused = adopt('--space', `none${clear}.json`)
  expect(refused.stderr).toContain(String.raw`none\u009B2J.json: cannot be read`)
  expect(refused.output).not.toContain('\u009B')
})

test('content:adopt: writes the inferred mapping, types and languages, and does not write them again', () => {
  const { status, stdout } = adopt(...OF_BLOG)
  expect(status).toBe(0)
  expect(stdout).toContain('content.types.ts is written: it is generated and not to be edited.')
  expect(stdout).toMatch(/\nnpm start -- --space blog\.json\n$/)
  expect(read('content.config.ts')).toMatch(/blogPost: as\('story', \{[^}]*title: 'headline'/)
  expect(read('content.types.ts')).toContain("slug: { name: 'slug', type: 'Symbol', required: true, localized: false, unique: true },")
  expect(read('app.config.ts')).toMatch(/baseLocale: 'nl-NL',[^]*contentful: 'nl-NL',[^]*contentful: 'fr',/)
  expect(types(...OF_BLOG, '--check')).toMatchObject({ status: 0, stdout: 'content.types.ts is up to date with blog.json.\n' })
  const written = GENERATED.slice(0, 2).map(read)
  expect(adopt(...OF_BLOG).stdout).toMatch(/content\.config\.ts is up to date\.[^]*The languages in app\.config\.ts are those of the space\./)
  expect(GENERATED.slice(0, 2).map(read)).toEqual(written)
})

test('content:types and content:adopt: show changes of the space and never overwrite an edit', () => {
  const edited = `${read('content.config.ts')}// Ours.\n`
  writeFileSync(path('content.config.ts'), edited)
  writeBlog(
    path('blog.json'),
    POST_FIELDS.map((field) => (Reflect.get(field, 'id') === 'publishDate' ? { ...field, id: 'published', name: 'published' } : field)),
  )
  expect(types(...OF_BLOG, '--check')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^content\.types\.ts is not what blog\.json has\n[^]*- +publishDate:[^]*\+ +published:[^]*Run `npm run content:types`\.\n$/),
  })
  const { stdout } = adopt(...OF_BLOG)
  expect(stdout).toMatch(
    /^changed: blogPost\.publishDate is gone from the space, and blogPost\.published is new and of the same kind: .*write 'published' for story\.published/m,
  )
  expect(stdout).toContain('content.types.ts was overwritten.')
  expect(stdout).toMatch(/content\.config\.ts was edited and is not changed\.[^]*- .*publishDate[^]*\+ .*[^]*- \/\/ Ours\./)
  expect(read('content.config.ts')).toBe(edited)
})

test('content:adopt: keeps languages that were edited', () => {
  const edited = read('app.config.ts').replace("prefix: 'fr'", "prefix: 'francais'")
  writeFileSync(path('app.config.ts'), edited)
  expect(adopt(...OF_BLOG).stdout).toMatch(/The languages in app\.config\.ts were edited and are not changed\.[^]*- +prefix: 'francais'[^]*\+ +prefix: 'fr'/)
  expect(read('app.config.ts')).toBe(edited)
})

test('contentProblems: reports an invalid content.config.ts in one sentence', () => {
  writeFileSync(path('content.config.ts'), read('content.config.ts').replace("as('story'", "as('storey'"))
  const check = `import { contentProblems } from './scripts/checks/content-model.ts'; import { parseEnvironment } from './src/config/env.server.ts'
console.log(JSON.stringify(await contentProblems(parseEnvironment({ CONTENT_SPACE: 'blog.json' }))))`
  const { stdout } = run('--input-type=module-typescript', '--eval', check)
  expect(JSON.parse(stdout)).toEqual(['content.config.ts needs a correction:\n  blogPost: there is no role "storey": did you mean "story"?'])
})

test('contentProblems: reports each drift of the space in one message, and the site still starts', () => {
  for (const file of GENERATED) rmSync(path(file), { force: true })
  writeBlog(path('blog.json'))
  expect(adopt(...OF_BLOG).status).toBe(0)
  const changes: Readonly<Record<string, object>> = {
    headline: { id: 'heading', name: 'heading' },
    publishDate: { localized: true },
    slug: { validations: [{ unique: true }, { in: ['of-tides', 'of-winds'] }] },
  }
  const fields = POST_FIELDS.map((field) => ({ ...field, ...changes[String(Reflect.get(field, 'id'))] }))
  writeBlog(path('blog.json'), fields, { hasAuthors: false })
  const { stdout, stderr } = run('--input-type=module-typescript', '--eval', CHECK_AND_START)
  const expected = [
    new RegExp(`no content type "author", which content\\.config\\.ts maps to "${isAbsent('person') ? 'part' : 'person'}": remove its line`),
    /^blogPost\.headline is gone .* write 'heading' for story\.title/,
    /^blogPost\.slug may hold "of-tides", "of-winds" only now/,
    /^blogPost\.publishDate is localized now/,
  ].map((words) => expect.stringMatching(words))
  const { problems, opening } = JSON.parse(stdout.split('\n').at(-2) ?? '')
  expect(problems).toEqual(expected)
  expect(
    stderr
      .split('\n')
      .filter((line) => line.startsWith('[content] '))
      .map((line) => line.slice('[content] '.length)),
  ).toEqual(expected)
  expect(opening.kind).toBe('open')
})
