import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MODEL_FILE } from '../../scripts/model/own-model.ts'
import { addPageType, addSection } from '../../scripts/new/content.ts'
import type { ExportFile } from '../../scripts/new/export-file.ts'
import { migrationText } from '../../scripts/new/migration.ts'
import { namesOf } from '../../scripts/new/names.ts'

const model = (): ExportFile => ({ ...JSON.parse(readFileSync(MODEL_FILE, 'utf8')), entries: [] })

test('addSection: permits the section on pages, and its migration adds type, editor and permission', () => {
  const { added, permissions } = addSection(model(), namesOf('notice'))
  expect(permissions).toEqual([expect.objectContaining({ contentType: 'page', field: 'sections', isList: true })])
  const text = migrationText(added, permissions)
  expect(text).toContain(`migration.createContentType("notice")`)
  expect(text).toContain('type.changeFieldControl("text", "builtin", "multipleLine"')
  expect(text).toMatch(/editContentType\('page'\)\.editField\('sections'\)\.items\(.*await rulesOf\('page', 'sections'\)/)
})

test('addPageType: permits links to the page type in all fields that permit pages and topics', () => {
  const { permissions } = addPageType(model(), namesOf('product'))
  const places = permissions.map(({ contentType, field }) => `${contentType}.${field}`)
  expect(places).toEqual(expect.arrayContaining(['navigationItem.target', 'cards.items', 'redirect.target']))
})

test('addPageType: adds an example in each locale, and an item of the menu', () => {
  const sys = (type: string) => ({ contentType: { sys: { id: type } } })
  const space: ExportFile = {
    ...model(),
    locales: [{ code: 'de' }, { code: 'en', default: true }],
    entries: [{ sys: { id: 'settings', ...sys('siteSettings') }, fields: { headerMenu: { en: [] } } }],
  }
  addPageType(space, namesOf('product'))
  expect(space.entries.find(({ sys: { id } }) => id === 'product-example')?.fields['title']).toEqual({ de: 'Product (Deutsch)', en: 'Product (English)' })
  expect(space.entries[0]?.fields['headerMenu']).toEqual({ en: [{ sys: { type: 'Link', linkType: 'Entry', id: 'nav-products' } }] })
})

test.each([
  [['section', 'quote'], 'has a content type "quote" already'],
  [['page-type', 'tale', '--listing', 'stories'], 'The product has src/routes/$locale/stories'],
  [['theme', 'plain'], 'The product has src/themes/plain'],
  [['widget', 'x'], 'There is no skeleton "widget"'],
  [['section'], 'Name a kind and one name'],
])('npm run new %j: is refused, and writes nothing', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/new.ts', ...args], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
})
