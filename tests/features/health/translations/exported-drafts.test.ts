import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentImportTranslations } from '../../../../scripts/moving/content-import-translations.ts'
import { destinationOf } from '../../../../scripts/moving/destination.ts'
import { managementEnvironment } from '../../../../scripts/command-line/management-environment.ts'
import { exportXliff, type ReadTranslations } from '../../../../scripts/translations/export-xliff.ts'
import { readDrafts } from '../../../../scripts/translations/read-drafts.ts'
import { contentTypeSchema, translatableFields } from '../../../../src/features/health/translations/translatable.server.ts'
import { object, type JsonObject } from 'contentful-emulator/json/json.ts'
import { writeSmallSpace } from '../../../support/management/small-space.ts'
import { startManagement, type Management } from '../../../support/management/start-management.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { commandsFor, type Commands } from '../../../moving/commands.ts'

let space: Management
let run: Commands
beforeAll(async () => {
  space = await startManagement()
  run = commandsFor(space)
  const file = writeSmallSpace((draft) => {
    const [bread] = draft.entries
    if (bread) bread.fields['name'] = { en: 'Bread' }
  })
  expect((await run.push('--space', file, '--yes')).refusal).toBeUndefined()
})
afterAll(() => space.stop())

/** Edits a field of the bread without publishing it. */
function edit(values: JsonObject): void {
  const { content, sys } = space.space.get('Entry', 'bread')
  const fields = object(content['fields'])
  const version = Number(sys['version'])
  space.space.putEntry({ id: 'bread', content: { ...content, fields: { ...fields, name: values } }, version, header: () => undefined })
}

/** Returns the translations of the site, which reads published content. */
function site(): ReadTranslations {
  const type = contentTypeSchema.parse({ ...space.space.get('ContentType', 'product').content, sys: { id: 'product' } })
  const text = { field: 'name', source: 'x', words: 1, states: { de: 'missing' }, machine: {}, now: undefined, before: {} } as const
  const entries = [{ id: 'bread', name: 'Bread', type: 'product', topics: [], use: { steps: 0, links: 0 }, texts: [text] }]
  return {
    report: { space: { id: 'bakery', environment: 'master' }, source: 'en', targets: ['de'], isRecorded: false, entries },
    space: { types: new Map([['product', type]]), fields: new Map([['product', translatableFields(type)]]), locales: [], source: 'en' },
    entries: new Map([['bread', { id: 'bread', type: 'product', sys: {}, topics: [], fields: { name: { en: 'Bread' } } }]]),
    pageOf: async () => undefined,
  }
}

/** Exports the bread into German. Returns the path of the document. */
async function exported(hasToken: boolean): Promise<string> {
  const folder = temporaryFolder('xliff')
  await exporting(folder, hasToken)
  return join(folder, 'de.xlf')
}

async function exporting(folder: string, hasToken: boolean): Promise<readonly string[]> {
  const destination = destinationOf(managementEnvironment(space.env))
  const read = { ...site(), draftsOf: hasToken ? (ids: readonly string[]) => readDrafts(ids, destination, 0) : undefined }
  return exportXliff(read, { entries: read.report.entries, locales: ['de'], state: undefined, machine: undefined, folder })
}

test('exportXliff: with a management token, texts are those of drafts, with their help texts', async () => {
  edit({ en: 'Rye bread', de: 'Roggenbrot' })
  const xml = readFileSync(await exported(true), 'utf8')
  expect(xml).toContain('<note category="help">As on the sign.</note>')
  expect(xml).toMatch(/state="translated" subState="vitrine:draft">\s*<source>Rye bread<\/source>\s*<target>Roggenbrot<\/target>/)
})

test('exportXliff: an export of drafts can be imported, and an export of published texts names the unpublished change', async () => {
  edit({ en: 'Rye bread' })
  const published = await run.run(contentImportTranslations, '--file', await exported(false), '--yes')
  expect(published.refusal).toContain(
    'bread, unit name: the source has changed since the export, and the entry has unpublished changes: export it again with CONTENTFUL_MANAGEMENT_TOKEN set.',
  )
  expect((await run.run(contentImportTranslations, '--file', await exported(true), '--yes')).refusal).toBeUndefined()
})

test('exportXliff: entries whose drafts have no text are left out', async () => {
  edit({})
  expect(await exporting(temporaryFolder('xliff'), true)).toEqual(['de: no text to translate'])
})
