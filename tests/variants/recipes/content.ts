import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { copyOf, link, resource, type DraftResource, type ExportDraft } from '../../support/spaces/export-file.ts'

/** Changes the content of a copy. */
export async function changeContent(folder: string, change: (draft: ExportDraft) => void): Promise<void> {
  const path = resolve(folder, 'content/space.json')
  const draft: ExportDraft = JSON.parse(await readFile(path, 'utf8'))
  change(draft)
  await writeFile(path, JSON.stringify(draft))
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

/** Removes content types with their entries, and all links to them and lists of them. */
export function removeTypes(draft: ExportDraft, types: readonly string[], listings: readonly string[]): void {
  const isGone = ({ sys, fields }: DraftResource) =>
    types.some(
      (type) => JSON.stringify(sys['contentType']) === JSON.stringify(link('ContentType', type)) || Object.values(fields['kind'] ?? {}).includes(type),
    ) || Object.values(fields['url'] ?? {}).some((url) => listings.some((listing) => url === `/${listing}`))
  const gone = new Set(draft.entries.filter(isGone).map(({ sys }) => sys.id))
  // Entries that contained nothing else are empty now.
  for (const entry of draft.entries) if (isEmptied(entry, gone)) gone.add(entry.sys.id)
  draft.entries = draft.entries.filter(({ sys }) => !gone.has(sys.id))
  for (const { fields } of draft.entries) for (const [name, values] of Object.entries(fields)) fields[name] = withoutLinks(values, gone)
  draft.contentTypes = draft.contentTypes.filter(({ sys }) => !types.some((type) => sysOf({ sys })['id'] === type))
  changeAccepted(draft, (names) => names.filter((name) => !types.includes(name)))
  dropFields(
    draft,
    listings.map((listing) => `${listing}Intro`),
  )
  draft.editorInterfaces = draft.editorInterfaces?.filter((each) => !types.some((type) => JSON.stringify(each['sys']).includes(`"id":"${type}"`)))
}

/** Deletes fields of `siteSettings` and their values. */
function dropFields(draft: ExportDraft, names: readonly string[]): void {
  for (const type of draft.contentTypes) {
    if (sysOf(type)['id'] !== 'siteSettings' || !Array.isArray(type['fields'])) continue
    type['fields'] = type['fields'].filter((field: unknown) => !names.includes(String(Object(field).id)))
  }
  for (const { fields } of draft.entries) for (const name of names) delete fields[name]
}

function isEmptied({ fields }: DraftResource, gone: ReadonlySet<string>): boolean {
  const { en: items } = fields['items'] ?? {}
  return Array.isArray(items) && Object.values(withoutLinks({ items }, gone)).every((left) => Array.isArray(left) && left.length === 0)
}

function withoutLinks(values: Record<string, unknown>, gone: ReadonlySet<string>): Record<string, unknown> {
  const leads = (value: unknown) => [...gone].some((id) => JSON.stringify(value) === JSON.stringify(link('Entry', id)))
  const kept = Object.entries(values).filter(([, value]) => !leads(value))
  return Object.fromEntries(kept.map(([locale, value]) => [locale, Array.isArray(value) ? value.filter((each) => !leads(each)) : value]))
}

/** Changes every list of content types and values in the validations of fields. */
function changeAccepted(draft: ExportDraft, change: (names: readonly string[]) => readonly string[]): void {
  const json = JSON.stringify(draft.contentTypes, (key, value: unknown) =>
    (key === 'linkContentType' || key === 'in') && Array.isArray(value) ? change(value.map(String)) : value,
  )
  draft.contentTypes = JSON.parse(json)
}

function sysOf(each: Record<string, unknown> | undefined): Record<string, unknown> {
  const sys = each?.['sys']
  return typeof sys === 'object' && sys !== null ? { ...sys } : {}
}
