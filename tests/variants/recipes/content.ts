import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { copyOf, link, resource, type DraftResource, type ExportDraft } from '../../support/spaces/export-file.ts'

/** Changes the content of a copy, or another export file. */
export async function changeContent(folder: string, change: (draft: ExportDraft) => void, file = 'content/space.json'): Promise<void> {
  const path = resolve(folder, file)
  const draft: ExportDraft = JSON.parse(await readFile(path, 'utf8'))
  change(draft)
  await writeFile(path, JSON.stringify(draft))
}

/** Adds a locale to the space. */
export function addLocale({ locales }: ExportDraft, code: string, name: string, fallbackCode: string): void {
  const sys = { type: 'Locale', id: `locale-${code}` }
  locales.push({ name, code, fallbackCode, default: false, contentManagementApi: true, contentDeliveryApi: true, optional: true, sys })
}

/** Sets fields of an entry in a locale. */
export function translate({ entries }: ExportDraft, id: string, code: string, values: Readonly<Record<string, unknown>>): void {
  const { fields } = resource(entries, id)
  for (const [field, value] of Object.entries(values)) fields[field] = { ...fields[field], [code]: value }
}

/** Adds an entry of a type with its values in each locale. */
export function addEntry({ entries }: ExportDraft, type: string, id: string, fields: DraftResource['fields']): void {
  const [first] = entries
  if (!first) throw new Error('There is no entry to go by.')
  const copy = copyOf(first, id)
  entries.push({ ...copy, metadata: { tags: [] }, sys: { ...copy.sys, contentType: link('ContentType', type) }, fields })
}

/** Adds a section to the end of a page. */
export function putOnPage({ entries }: ExportDraft, page: string, section: string): void {
  addLink(resource(entries, page), 'sections', section)
}

function addLink({ fields }: DraftResource, field: string, id: string): void {
  const value = fields[field]?.['en']
  fields[field] = { en: [...(Array.isArray(value) ? value : []), link('Entry', id)] }
}
