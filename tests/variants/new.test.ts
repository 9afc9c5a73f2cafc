import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MODEL_FILE } from '../../scripts/model/own-model.ts'
import { shownMessages } from '../../scripts/messages/inlang-settings.ts'
import { updateOwnCode } from '../../scripts/own-code.ts'
import site from '../fixtures/app.config.ts'
import { copySite } from '../support/site-copy.ts'
import { touchedBy } from './recipes/touched.ts'

// Each command loads the product in another process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''
beforeAll(async () => {
  folder = await copySite('new')
})
beforeEach(async () => {
  rmSync(join(folder, 'site'), { recursive: true, force: true })
  await mkdir(join(folder, 'site/messages'), { recursive: true })
  updateOwnCode(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CONTENTFUL = { CONTENTFUL_SPACE_ID: 'bakery', CONTENTFUL_DELIVERY_TOKEN: 'token', CONTENT_SPACE: 'content/none.json' }

/** Runs the command in the copy. Returns its exit code and output, and the files that it has changed. */
async function create(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env: NodeJS.ProcessEnv = { ...process.env, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: 'content/space.json', ...variables }
  if (env['CONTENTFUL_SPACE_ID'] === '') delete env['CONTENTFUL_SPACE_ID']
  let result: { readonly code: number | null; readonly output: string } = { code: null, output: '' }
  const touched = await touchedBy(folder, async () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.ts', ...args], { cwd: folder, encoding: 'utf8', env })
    result = { code: status, output: stdout + stderr }
  })
  return { ...result, touched }
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Writes an export file that has the content types of a team only. */
function writeSmallSpace(): void {
  const { contentTypes } = JSON.parse(readFileSync(MODEL_FILE, 'utf8'))
  const offer = { ...contentTypes[0], sys: { ...contentTypes[0].sys, id: 'offer' } }
  write('small.json', JSON.stringify({ contentTypes: [offer], entries: [], locales: [{ code: 'en', default: true }] }))
}

test.each([
  ['a list of the product', ['page-type', 'tale', '--listing', 'stories'], 'The product has src/routes/$locale/stories'],
  ['a page of the product', ['page-type', 'quest', '--listing', 'search'], 'src/routes/$locale/search.tsx of the product has the same address'],
  ['a translated list', ['page-type', 'quest', '--listing', 'geschichten'], 'is the address of the list "stories"'],
  ['a message of the product', ['page-type', 'quest', '--listing', 'share'], 'The product has a message "share_title"'],
  ['a content type of the product', ['section', 'siteSettings'], 'has a content type "siteSettings" already'],
  ['several names', ['section', 'notice', 'banner'], 'Name a kind and one name'],
  ['an unknown kind', ['widget', 'x'], 'There is no skeleton "widget"'],
])('npm run new: refuses %s, and changes no file', async (_, args, sentence) => {
  const english = JSON.parse(read('messages/en.json'))
  write('messages/en.json', `${JSON.stringify({ ...english, share_title: 'Share' }, undefined, 2)}\n`)
  const { code, output, touched } = await create(args)
  write('messages/en.json', `${JSON.stringify(english, undefined, 2)}\n`)
  expect([code, touched]).toEqual([1, []])
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^ +at /m)
})

test('npm run new: refuses files of the team that it cannot read, and changes no file', async () => {
  write('site/messages/de.json', '{ "title": ')
  const invalid = await create(['page-type', 'quest'])
  expect([invalid.code, invalid.touched]).toEqual([1, []])
  expect(invalid.output).toContain('site/messages/de.json cannot be read: ')
  const missing = await create(['section', 'notice'], { CONTENT_SPACE: 'content/none.json' })
  expect([missing.code, missing.touched]).toEqual([1, []])
  expect(missing.output).toContain('content/none.json is missing')
})

test('npm run new: the model of the product and the space of the team both take names', async () => {
  writeSmallSpace()
  for (const [name, file] of [
    ['quote', 'scripts/model/content-model.json'],
    ['offer', 'small.json'],
  ] as const) {
    const { output, touched } = await create(['section', name], { CONTENT_SPACE: 'small.json' })
    expect(output).toContain(`${file} has a content type "${name}" already`)
    expect(touched).toEqual([])
  }
})

test('npm run new: writes a section named like a list, and a theme named like a content type', async () => {
  writeSmallSpace()
  expect((await create(['section', 'stories'], { CONTENT_SPACE: 'small.json' })).code).toBe(0)
  expect((await create(['theme', 'quote'])).output).toContain("theme: 'quote'")
  expect(read('src/own/sections.gen.ts')).toContain('Section as stories')
})

test('npm run new: adds a page type with routes, and messages beside those of the team', async () => {
  write('site/messages/de.json', '{ "$schema": "x", "greeting": "Hallo", "products_title": "Laden" }\n')
  const former = JSON.parse(read('content/space.json'))
  const { code, output, touched } = await create(['page-type', 'product'])
  expect(code, output).toBe(0)
  const routes = ['site/routes/products/$slug.tsx', 'site/routes/products/index.tsx']
  expect(touched).toEqual(expect.arrayContaining(['src/app/routeTree.gen.ts', 'src/own/page-types.gen.ts', 'site/migrations/0001-product.ts', ...routes]))
  expect(JSON.parse(read('site/messages/de.json'))).toEqual({ $schema: 'x', greeting: 'Hallo', products_title: 'Laden' })
  for (const tag of shownMessages(site)) expect(JSON.parse(read(`site/messages/${tag}.json`)), tag).toHaveProperty('products_title')
  const space = JSON.parse(read('content/space.json'))
  write('content/space.json', JSON.stringify(former))
  expect(space.entries.map(({ sys }: { sys: { id: string } }) => sys.id)).toContain('product-example')
})

test('npm run new: for a space in Contentful, writes migrations with their own numbers, and no export file', async () => {
  const first = await create(['section', 'notice'], CONTENTFUL)
  expect(first.output).toContain('npm run content:migrate')
  const second = await create(['section', 'banner'], CONTENTFUL)
  expect([first.code, second.code]).toEqual([0, 0])
  expect([...first.touched, ...second.touched].filter((file) => /^content\/|migrations/.test(file))).toEqual([
    'site/migrations/0001-notice.ts',
    'site/migrations/0002-banner.ts',
  ])
  const taken = await create(['page-type', 'notice'], CONTENTFUL)
  expect(taken.output).toContain('site/sections/notice exists already')
  expect(existsSync(join(folder, 'site/page-types'))).toBe(false)
})
