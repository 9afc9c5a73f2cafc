import { afterEach, beforeEach, expect, test } from 'vitest'
import { management } from '../../scripts/moving/management.ts'
import { destinationOf } from '../../scripts/moving/destination.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { link } from '../support/spaces/export-file.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'

let space: Management
beforeEach(async () => {
  space = await startManagement()
})
afterEach(() => space.stop())

const NAME = { id: 'name', name: 'Name', type: 'Symbol', localized: true, required: true, validations: [] }
const BAKER = { id: 'baker', name: 'Baker', type: 'Link', linkType: 'Entry', localized: false, required: false, validations: [] }

/** Writes a resource. Returns its new version, or the error of the space. */
async function write(url: string, data: unknown, headers: Record<string, string | number> = {}): Promise<unknown> {
  const api = management(destinationOf(parseEnvironment(space.env)), 0)
  try {
    const answer = await api({ method: 'PUT', url, data, headers })
    return typeof answer === 'object' && answer !== null && 'sys' in answer ? Reflect.get(Object(answer.sys), 'version') : answer
  } catch (error) {
    return error instanceof Error ? error.name : error
  }
}
const at = (version: number) => ({ 'X-Contentful-Version': version })

test('fake management API: refuses invalid calls by the same rules as the management API', async () => {
  const product = { name: 'Product', displayField: 'name', fields: [NAME, BAKER] }
  const ofProduct = { 'X-Contentful-Content-Type': 'product' }
  expect(await write('/content_types/product', product)).toBe(1)
  // Entries need a published content type.
  expect(await write('/entries/bread', { fields: {} }, ofProduct)).toBe('InvalidEntry')
  expect(await write('/content_types/product/published', undefined, at(7))).toBe('VersionMismatch')
  expect(await write('/content_types/product/published', undefined, at(1))).toBe(2)
  expect(await write('/content_types/product', product)).toBe('VersionMismatch')
  expect(await write('/content_types/product', { ...product, fields: [NAME] }, at(2))).toBe('ValidationFailed')
  // A published content type has editor interfaces.
  expect(await write('/content_types/product/editor_interface', { controls: [] }, at(1))).toBe(2)

  expect(await write('/entries/bread', { fields: { price: { en: 3 } } }, ofProduct)).toBe('UnknownField')
  expect(await write('/entries/bread', { fields: { name: { fr: 'Pain' } } }, ofProduct)).toBe('UnknownLocale')
  expect(await write('/entries/bread', { fields: { baker: { en: link('Entry', 'maria') } } }, ofProduct)).toBe(1)
  // Required fields and links are validated when an entry is published.
  expect(await write('/entries/bread/published', undefined, at(1))).toBe('ValidationFailed')
  expect(await write('/entries/bread', { fields: { name: { en: 'Bread' } } }, at(1))).toBe(2)
  expect(await write('/entries/bread/published', undefined, at(2))).toBe(3)
  expect(space.space.get('Entry', 'bread').sys).toMatchObject({ version: 3, publishedVersion: 2, publishedCounter: 1 })
  expect(await write('/entries/bread/archived', undefined, at(3))).toBe('BadRequest')

  expect(await write('/locales/de', { code: 'de', name: 'Deutsch', fallbackCode: 'fr' })).toBe('ValidationFailed')
  expect(await write('/entries/nobody/published', undefined, at(1))).toBe('NotFound')
  expect(
    await write('/assets/menu', { fields: { file: { en: { fileName: 'menu.txt', contentType: 'text/plain', upload: 'https://nowhere.example/menu.txt' } } } }),
  ).toBe(1)
  expect(await write('/assets/menu/files/en/process', undefined, at(1))).toBe('ValidationFailed')
})
