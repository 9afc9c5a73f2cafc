import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { object, objects, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { MODEL_FILE } from '../../scripts/model/own-model.ts'
import { addPageType, addSection } from '../../scripts/new/content.ts'
import type { ExportFile } from '../../scripts/new/export-file.ts'
import { migrationText } from '../../scripts/new/migration.ts'
import { namesOf } from '../../scripts/new/names.ts'
import { commandsFor } from '../moving/commands.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let management: Management
beforeEach(async () => {
  management = await startManagement()
})
afterEach(() => management.stop())

const model = (): ExportFile => ({ ...JSON.parse(readFileSync(MODEL_FILE, 'utf8')), entries: [] })

/** Puts a content type of the product into the space, with rules of the team for the links of one list. */
function put(id: string, list: string, rules: (accepted: Json | undefined) => readonly JsonObject[]): void {
  const { contentTypes }: { contentTypes: (JsonObject & { sys: { id: string } })[] } = JSON.parse(readFileSync(MODEL_FILE, 'utf8'))
  const type = contentTypes.find(({ sys }) => sys.id === id)
  const fields = objects(type?.['fields']).map((field) => {
    if (field['id'] !== list) return field
    const [rule] = objects(object(field['items'])['validations'])
    return { ...field, items: { ...object(field['items']), validations: rules(rule?.['linkContentType']) } }
  })
  management.space.putContentType({
    id,
    content: { name: id, displayField: type?.['displayField'] ?? null, fields },
    version: undefined,
    header: () => undefined,
  })
  management.space.publish('ContentType', id, 1)
}

/** Returns the rules for the links of a list. */
function rulesIn(type: string, list: string): readonly JsonObject[] {
  const field = objects(management.space.get('ContentType', type).published?.content['fields']).find(({ id }) => id === list)
  return objects(object(field?.['items'])['validations'])
}

test('migrationText: each migration permits its type beside the types of earlier ones and of the team, and keeps other rules', async () => {
  put('page', 'sections', () => [{ linkContentType: ['richText', 'offer'], message: 'Choose a section.' }])
  const folder = temporaryFolder('new-migrations')
  for (const [place, type] of ['notice', 'banner'].entries()) {
    const { added, permissions } = addSection(model(), namesOf(type))
    writeFileSync(join(folder, `000${place + 1}-${type}.ts`), migrationText(added, permissions))
  }
  const { refusal } = await commandsFor(management).migrateSeries([{ folder, prefix: 'site-' }], '--yes')
  expect(refusal).toBeUndefined()
  expect(rulesIn('page', 'sections')).toEqual([{ linkContentType: ['richText', 'offer', 'notice', 'banner'], message: 'Choose a section.' }])
})

test('migrationText: adds no rule to fields that accept every type, and changes single links like lists', async () => {
  const { added, permissions } = addPageType(model(), namesOf('product'))
  for (const id of new Set(permissions.map(({ contentType }) => contentType))) put(id, 'items', () => [])
  const folder = temporaryFolder('new-migrations')
  writeFileSync(join(folder, '0001-product.ts'), migrationText(added, permissions))
  const { refusal } = await commandsFor(management).migrateSeries([{ folder }], '--yes')
  expect(refusal).toBeUndefined()
  expect(rulesIn('cards', 'items')).toEqual([])
  const target = objects(management.space.get('ContentType', 'redirect').published?.content['fields']).find(({ id }) => id === 'target')
  expect(objects(target?.['validations'])[0]?.['linkContentType']).toEqual(expect.arrayContaining(['page', 'topic', 'product']))
})
