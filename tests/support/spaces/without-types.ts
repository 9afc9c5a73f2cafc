import { link, type DraftResource, type ExportDraft } from './export-file.ts'

type ById = ReadonlySet<string>

/** Removes content types with their entries and listings, all links to them, and entries without any other purpose, as an editor does. */
export function removeTypes(draft: ExportDraft, types: readonly string[], listings: readonly string[] = []): void {
  const hasType = ({ sys, fields }: DraftResource) =>
    types.some((type) => isSame(sys['contentType'], link('ContentType', type)) || Object.values(fields['kind'] ?? {}).includes(type))
  const leadsToListing = ({ fields }: DraftResource) => Object.values(fields['url'] ?? {}).some((url) => listings.some((listing) => url === `/${listing}`))
  const gone = new Set(draft.entries.filter((entry) => hasType(entry) || leadsToListing(entry)).map(({ sys }) => sys.id))
  // Entries that only led to removed ones are removed too, and then those that only led to these.
  for (let before = 0; before < gone.size;) {
    before = gone.size
    for (const entry of draft.entries) if (!gone.has(entry.sys.id) && isEmptied(entry, gone, draft)) gone.add(entry.sys.id)
  }
  draft.entries = draft.entries.filter(({ sys }) => !gone.has(sys.id))
  for (const entry of draft.entries) entry.fields = fieldsWithout(entry, gone)
  draft.contentTypes = draft.contentTypes.filter(({ sys }) => !types.includes(idOf(sys)))
  draft.editorInterfaces = draft.editorInterfaces?.filter(({ sys }) => !types.some((type) => JSON.stringify(sys).includes(`"id":"${type}"`)))
  acceptOnly(draft, (name) => !types.includes(name))
  dropIntros(
    draft,
    listings.map((listing) => `${listing}Intro`),
  )
}

/** Deletes the introductions of listings from `siteSettings`, its editor and its entry. */
function dropIntros(draft: ExportDraft, names: readonly string[]): void {
  for (const type of draft.contentTypes) {
    if (idOf(type['sys']) === 'siteSettings' && Array.isArray(type['fields'])) type['fields'] = type['fields'].filter(({ id }) => !names.includes(id))
  }
  for (const editor of draft.editorInterfaces ?? []) {
    if (Array.isArray(editor['controls'])) editor['controls'] = editor['controls'].filter(({ fieldId }) => !names.includes(fieldId))
  }
  for (const { fields } of draft.entries) for (const name of names) delete fields[name]
}

/** Returns whether a field that its type requires, or its target, is missing without the removed entries. */
function isEmptied(entry: DraftResource, gone: ById, { contentTypes }: ExportDraft): boolean {
  const left = fieldsWithout(entry, gone)
  const lost = Object.keys(entry.fields).filter((name) => !(name in left))
  const type = contentTypes.find(({ sys }) => isSame(entry.sys['contentType'], link('ContentType', idOf(sys))))
  const fields: unknown[] = Array.isArray(type?.['fields']) ? type['fields'] : []
  return lost.some((name) => name === 'target' || fields.some((field) => Object(field).id === name && Object(field).required))
}

/** Returns the fields of an entry without links to removed entries. A field without any other value is left out. */
function fieldsWithout({ fields }: DraftResource, gone: ById): DraftResource['fields'] {
  const left = Object.entries(fields).map(([name, values]) => [name, valuesWithout(values, gone)] as const)
  return Object.fromEntries(left.filter(([, values]) => Object.keys(values).length > 0))
}

function valuesWithout(values: Readonly<Record<string, unknown>>, gone: ById): Record<string, unknown> {
  const left = Object.entries(values).map(([locale, value]) => [locale, valueWithout(value, gone)] as const)
  return Object.fromEntries(left.filter(([, value]) => value !== undefined))
}

function valueWithout(value: unknown, gone: ById): unknown {
  if (isNode(value)) return { ...value, content: value.content.flatMap((node) => nodesWithout(node, gone)) }
  if (!Array.isArray(value)) return leads(value, gone) ? undefined : value
  const left = value.filter((each) => !leads(each, gone))
  return left.length > 0 || value.length === 0 ? left : undefined
}

/** A node of rich text. */
interface RichTextNode {
  readonly nodeType: string
  readonly data: { readonly target?: unknown }
  readonly content: readonly unknown[]
}

function isNode(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value && 'content' in value
}

/** Removes embedded entries from a text. A link to a removed entry becomes its text. */
function nodesWithout(node: unknown, gone: ById): readonly unknown[] {
  if (!isNode(node)) return [node]
  const content = node.content.flatMap((each) => nodesWithout(each, gone))
  if (leads(node.data.target, gone)) return content
  return [{ ...node, content }]
}

function leads(value: unknown, gone: ById): boolean {
  return typeof value === 'object' && value !== null && 'sys' in value && gone.has(idOf(value.sys)) && isSame(value, link('Entry', idOf(value.sys)))
}

/** Reduces every list of content types, and every list of their names, in the validations of fields. */
function acceptOnly(draft: ExportDraft, isKept: (name: string) => boolean): void {
  const json = JSON.stringify(draft.contentTypes, (key, value: unknown) =>
    (key === 'linkContentType' || key === 'in') && Array.isArray(value) ? value.map(String).filter(isKept) : value,
  )
  draft.contentTypes = JSON.parse(json)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function idOf(sys: unknown): string {
  return typeof sys === 'object' && sys !== null && 'id' in sys ? String(sys.id) : ''
}
