import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateOwnCode } from '../../scripts/own-code.ts'
import { keysOf } from '../../scripts/own-code/clashes.ts'
import { generatedModules } from '../../scripts/own-code/generated.ts'
import { pageTypes } from '../../src/config/page-types/table.ts'
import { sectionsOnServer } from '../../src/sections/registry.server.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-code-'))
  for (const file of [
    'src/sections/registry.tsx',
    'src/config/page-types/table.ts',
    'src/routes',
    'src/themes/plain/index.ts',
    'scripts/model/content-model.json',
  ])
    cpSync(file, join(root, file), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes an empty file for each path. */
function write(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
}

const sectionFiles = (type: string) => ['section.tsx', 'section.server.ts', 'html.ts'].map((file) => `site/sections/${type}/${file}`)
const pageFiles = (type: string) => ['address.ts', 'page-type.server.ts', 'card.tsx'].map((file) => `site/page-types/${type}/${file}`)
const generated = (name: string) => readFileSync(join(root, 'src/own', name), 'utf8')

test('updateOwnCode: writes empty tables if there is no site/, and nothing the second time', () => {
  expect(updateOwnCode(root)).toContain('src/own/sections.gen.ts')
  expect(generated('sections.gen.ts')).toContain('export const ownSectionViews = {}\n')
  expect(updateOwnCode(root)).toEqual([])
})

test('updateOwnCode: imports each part of a section type and a page type, and forgets them when their folders are deleted', () => {
  write(...sectionFiles('notice'), ...pageFiles('product'))
  updateOwnCode(root)
  expect(generated('sections.gen.ts')).toContain("import { Section as notice } from '../../site/sections/notice/section.tsx'\n")
  expect(generated('page-types.gen.ts')).toContain('export const ownPageTypes = {\n  product,\n}')
  expect(generated('feeds.server.gen.ts')).toContain('  product: {},')
  rmSync(join(root, 'site'), { recursive: true })
  expect(updateOwnCode(root)).toContain('src/own/cards.gen.ts')
  expect(generated('cards.gen.ts')).not.toContain('product')
})

test('updateOwnCode: imports the files of site/, and accepts the other name of layout.tsx', () => {
  write('site/frame.tsx', 'site/policy.server.ts', 'site/env.server.ts')
  updateOwnCode(root)
  expect(generated('layout.gen.ts')).toContain("import { layout } from '../../site/frame.tsx'\n\nexport const ownLayout: OwnLayout | undefined = layout\n")
  expect(generated('env.server.gen.ts')).toContain('export const ownVariables = variables\n')
  expect(generated('document.gen.ts')).toContain('export const ownDocument: OwnDocument | undefined = undefined\n')
})

const RESERVED = ['case', 'class', 'default', 'import', 'new', 'package', 'await', 'enum', 'static', 'undefined', 'arguments']

test('updateOwnCode: writes modules that load, if types are named like reserved words or like the table itself', () => {
  const types = [...RESERVED, 'ownPageTypes', 'product', 'address']
  write(...types.flatMap(pageFiles))
  for (const type of types) writeFileSync(join(root, `site/page-types/${type}/address.ts`), `export const address = { listing: '${type}s' }\n`)
  updateOwnCode(root)
  const code = `console.log(JSON.stringify((await import(process.argv[1])).ownPageTypes))`
  const module = pathToFileURL(join(root, 'src/own/page-types.gen.ts')).href
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code, module], { encoding: 'utf8' })
  expect(JSON.parse(stdout || '{}'), stderr).toEqual(Object.fromEntries(types.map((type) => [type, { listing: `${type}s` }])))
})

test('updateOwnCode: writes every module without a syntax error, if types are named like reserved words', () => {
  write(
    ...RESERVED.flatMap((type) => [...pageFiles(type), `site/page-types/${type}/feeds.server.ts`]),
    ...sectionFiles('switch'),
    ...sectionFiles('ownSections'),
  )
  updateOwnCode(root)
  for (const [name, text] of generatedModules(root)) expect(parseSync(name, text).errors, name).toEqual([])
  expect(generated('cards.gen.ts')).toContain('  case: case_,\n')
  expect(generated('sections.server.gen.ts')).toContain('  ownSections: ownSections_,\n')
})

test('updateOwnCode: removes generated modules that nothing writes any more, and no other file', () => {
  write('src/own/former.gen.ts', 'src/own/README.md')
  expect(updateOwnCode(root)).toContain('src/own/former.gen.ts')
  expect(existsSync(join(root, 'src/own/former.gen.ts'))).toBe(false)
  expect(existsSync(join(root, 'src/own/README.md'))).toBe(true)
})

test.each([
  [
    'a section type of the product',
    sectionFiles('hero'),
    'site/sections/hero: the product has the content type "hero". Rename yours, in the content model too.',
  ],
  ['a section type like a page type of the product', sectionFiles('story'), 'site/sections/story: the product has the content type "story".'],
  ['a page type of the product', pageFiles('topic'), 'site/page-types/topic: the product has the content type "topic".'],
  ['a section like the settings of the product', sectionFiles('siteSettings'), 'site/sections/siteSettings: the product has the content type "siteSettings".'],
  ['a page type like an item of a menu', pageFiles('navigationItem'), 'site/page-types/navigationItem: the product has the content type "navigationItem".'],
  ['a folder that begins with a capital letter', sectionFiles('Notice'), 'site/sections/Notice: name the folder like the id of its content type'],
  [
    'a misspelled optional part',
    [...pageFiles('product'), 'site/page-types/product/feed.server.ts'],
    'site/page-types/product/feed.server.ts: the product does not read it. Did you mean site/page-types/product/feeds.server.ts?',
  ],
  [
    'messages whose file has another case',
    ['site/messages/EN.json'],
    'site/messages/EN.json: the product does not read it. Did you mean site/messages/en.json?',
  ],
  ['messages of no language', ['site/messages/pt_br.json'], 'site/messages/pt_br.json: "pt_br" is not the tag of a language.'],
  ['a section and a page of one type', [...sectionFiles('offer'), ...pageFiles('offer')], 'site/sections/offer: site/page-types/ has the same content type.'],
  ['a folder that is no content type', sectionFiles('open-day'), 'site/sections/open-day: name the folder like the id of its content type'],
  ['a missing part', sectionFiles('notice').slice(1), 'site/sections/notice/section.tsx is missing: every section type has one, which exports `Section`.'],
  [
    'a route of the product',
    ['site/routes/stories/$id.tsx'],
    'site/routes/stories/$id.tsx: src/routes/$locale/stories/$slug.tsx of the product has the same address.',
  ],
  ['a theme of the product', ['site/themes/plain/index.ts'], 'site/themes/plain: the product has a theme "plain".'],
  [
    'two migrations with one number',
    ['site/migrations/0001-notice.ts', 'site/migrations/0001-product.ts', 'site/migrations/0002-more.ts'],
    'site/migrations/0001-product.ts: 0001-notice.ts has the same number. Choose the next free one.',
  ],
  ['two names of the layout', ['site/layout.tsx', 'site/frame.tsx'], 'site/layout.tsx and site/frame.tsx are two names of one file: keep the first.'],
  ['a misspelled name', ['site/section/notice/section.tsx'], 'site/section: the product does not read it. Did you mean site/sections?'],
  ['src/site beside site/', ['src/site/x.ts'], 'src/site must not exist: your own code belongs into site/'],
])('updateOwnCode: refuses %s', (_, files, sentence) => {
  write(...files)
  expect(() => updateOwnCode(root)).toThrow(sentence)
})

test.each([
  ['section', 'sections'],
  ['pagetypes', 'page-types'],
  ['page-tipe', 'page-types'],
  ['route', 'routes'],
  ['theme', 'themes'],
  ['message', 'messages'],
  ['migration', 'migrations'],
  ['layouts.tsx', 'layout.tsx'],
  ['SECTIONS', 'sections'],
  ['env.ts', 'env.server.ts'],
  ['Policy.ts', 'policy.server.ts'],
  ['layout.jsx', 'layout.tsx'],
])('updateOwnCode: refuses site/%s, which is almost site/%s', (name, near) => {
  write(name.includes('.') ? `site/${name}` : `site/${name}/x.ts`)
  expect(() => updateOwnCode(root)).toThrow(`site/${name}: the product does not read it. Did you mean site/${near}?`)
})

test('updateOwnCode: accepts own routes, files that the router ignores, and other files of the team', () => {
  // The product may have an ignored file of the same name.
  write('src/routes/$locale/stories/-words.tsx', 'site/routes/imprint.tsx', 'site/routes/stories/-words.tsx')
  write('site/fonts/serif.woff2', 'site/prices.ts', 'site/sections/README.md', 'site/endpoints/offers.ts', 'site/layout/Banner.tsx')
  write('site/messages/pt-BR.json', 'site/messages/de-x-easy.json', 'site/messages/README.md')
  write(...pageFiles('cart'), 'site/page-types/cart/cart.tsx', 'site/page-types/cart/feeds.server.ts', 'site/page-types/cart/feed.server.ts')
  expect(() => updateOwnCode(root)).not.toThrow()
})

test('own-code.ts: ends with an exit code if site/ needs a correction', () => {
  write('site/sections/hero/section.tsx')
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/own-code.ts')], { cwd: root, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('site/sections/hero: the product has the content type "hero".')])
})

test('keysOf: finds the keys of the tables of the product', () => {
  expect(keysOf('.', 'src/sections/registry.tsx', 'views').toSorted()).toEqual(Object.keys(sectionsOnServer).toSorted())
  expect(keysOf('.', 'src/config/page-types/table.ts', 'pageTypes').toSorted()).toEqual(Object.keys(pageTypes).toSorted())
  expect(() => keysOf('.', 'src/config/page-types/table.ts', 'nothing')).toThrow('has no table "nothing"')
})

test('keysOf: ends with the table, and ignores nested objects, comments and texts', () => {
  write('src/table.ts')
  const table = "{ first: // }\n 1, second: /* } */ { inner: '} }' }, third }"
  writeFileSync(join(root, 'src/table.ts'), `const table = ${table}\nconst other = { fourth: 1 }\n`)
  expect(keysOf(root, 'src/table.ts', 'table')).toEqual(['first', 'second', 'third'])
})

test('src/own: the committed modules are those of site/', () => {
  for (const [name, text] of generatedModules('.')) expect(readFileSync(`src/own/${name}`, 'utf8'), name).toBe(text)
})
