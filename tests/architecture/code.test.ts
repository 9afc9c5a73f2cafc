import { expect, test } from 'vitest'
import { breaches, callsAtImport, casts, formatting, silence, styles, words } from './code.ts'
import { sourceFile, sourceFiles } from '../../scripts/checks/imports/source.ts'

const files = sourceFiles()
const views = files.filter(({ path }) => path.endsWith('.tsx') && !path.startsWith('ui/gallery/'))
/** Only shown in the browser, during development. */
const FAILED = 'sections/FailedSection.tsx'

test('source files: contain no type assertions and no suppressed warnings', () => {
  expect(breaches(casts, files)).toEqual([])
  expect(files.filter(({ text }) => /@ts-(?:ignore|nocheck|expect-error)|oxlint-disable/.test(text)).map(({ path }) => path)).toEqual([])
})

test('source files: every word of the interface is a message', () => {
  expect(views.length).toBeGreaterThan(60)
  expect(breaches(words, views)).toEqual([])
})

test('markup: contains no inline styles', () => {
  const others = views.filter(({ path }) => path !== FAILED)
  expect(breaches(styles, others)).toEqual([])
})

test('views: receive dates and numbers already formatted', () => {
  expect(breaches(formatting, views)).toEqual([])
})

test('exports: have a docstring', () => {
  expect(breaches(silence, files)).toEqual([])
})

test('cache headers: are set in one table', () => {
  // The content service responds like Contentful's, and is independent of the site.
  const others = files.filter(
    ({ path }) => !path.startsWith('contentful-emulator/') && !/^server\/(?:response\/cache-policy|page-cache\/cdn)\.server\.ts$/.test(path),
  )
  const named = others.filter(({ text }) => /(['"`])(?:[\w-]*cache-control|surrogate-control)\1\s*[:,]/i.test(text))
  expect(named.map(({ path }) => path)).toEqual([])
})

test('imports: no import changes the state of another module: composition passes functions as arguments', () => {
  const started = new Set(['app/client.tsx', 'features/search/running/search-worker.ts', 'features/search/running/integrity-worker.ts'])
  expect(
    breaches(
      callsAtImport,
      files.filter(({ path }) => !started.has(path)),
    ),
  ).toEqual([])
})

test('worker files: are resolved by package or alias, because the build moves the code that starts them', () => {
  expect(files.filter(({ text }) => /import\.meta\.resolve\((['"])\.\.?\//.test(text)).map(({ path }) => path)).toEqual([])
})

test('finalizeResponse: is called only once, in the pipeline', () => {
  const finalizing = files.filter(({ text }) => /\bfinalizeResponse\(/.test(text) && !/export async function finalizeResponse\(/.test(text))
  expect(finalizing.map(({ path, text }) => [path, text.match(/\bfinalizeResponse\(/g)?.length])).toEqual([['app/pipeline.server.ts', 1]])
})

/** Files that parse the URL of a request, and why. All others receive the URL from the pipeline. */
const PARSING: Readonly<Record<string, string>> = {
  'app/visit.server.ts': 'the request of a visit, and the request of a span if it is traced',
  'app/pipeline.server.ts': 'the request of an endpoint for a server function',
  'features/cdn-purge/purger.server.ts': 'the request to a CDN',
}

test('requests: their URL is parsed once, in the pipeline, which passes it to steps and endpoints', () => {
  // The emulator has its own requests.
  const parsing = files.filter(({ path, text }) => !path.startsWith('contentful-emulator/') && /\b(?:new URL|URL\.parse)\(\w+(?:\.\w+)*\.url\)/.test(text))
  expect(parsing.map(({ path }) => path).toSorted()).toEqual(Object.keys(PARSING).toSorted())
})

test.each([
  ['a cast', casts, 'export const a = b as unknown'],
  ['a claim', casts, 'export const a = b!'],
  ['a word', words, 'export const A = () => <p>{x} Hello</p>'],
  ['a label', words, 'export const A = () => <p id="x" aria-label="Close" />'],
  ['a style', styles, 'export const A = () => <p style={{ color }} />'],
  ['a date', formatting, 'export const A = () => <p>{day.toLocaleDateString()}</p>'],
  ['a format', formatting, "const a = new Intl.NumberFormat('de')"],
  ['a setter that an import calls', callsAtImport, "import { mapSpaces } from './a.ts'\nmapSpaces(() => 1)"],
  ['a method that an import calls', callsAtImport, "import { spaces } from './a.ts'\nspaces.map(() => 1)"],
  ['a function without a word', silence, 'const x = 1\nexport function a() {}\n/** Does b. */\nexport function b() {}'],
])('breaches: %s is found', (_, rule, text) => {
  expect(breaches(rule, [sourceFile('a.tsx', text)])).toHaveLength(1)
})

test.each([
  ['a literal type', casts, 'const a = [1] as const'],
  ['punctuation', words, 'export const A = () => <p id="Close">{a} · {b}</p>'],
  ['a method of a library', callsAtImport, "import sharp from 'sharp'\nconst own = []\nsharp.cache(false)\nown.push(1)"],
  ['a further signature', silence, '/** Does a. */\nexport function a(x: 1): 1\nexport function a(x: number) {\n  return x\n}'],
])('breaches: %s is allowed', (_, rule, text) => {
  expect(breaches(rule, [sourceFile('a.tsx', text)])).toEqual([])
})
