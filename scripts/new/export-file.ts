import type { ContentType } from '../model/content-types.ts'
import type { NewType } from './content-types.ts'

interface Resource {
  sys: Readonly<Record<string, unknown>> & { readonly id: string }
}

interface Field {
  readonly id: string
  readonly validations?: { linkContentType?: readonly string[] }[]
  readonly items?: { readonly validations?: { linkContentType?: readonly string[] }[] }
}

interface Entry extends Resource {
  readonly metadata?: unknown
  readonly fields: Record<string, Readonly<Record<string, unknown>>>
}

/** An export file that a command changes. */
export interface ExportFile {
  readonly contentTypes: (Resource & Omit<ContentType, 'sys' | 'fields'> & { readonly fields: readonly Field[] })[]
  editorInterfaces?: (Resource & { readonly controls?: unknown })[]
  readonly entries: Entry[]
  readonly locales: readonly { readonly code: string; readonly default?: boolean }[]
}

/** Texts of a new entry by locale, or one value for the default locale. */
export type NewFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Changes the text of an export file, and preserves its formatting. */
export function changedExportFile(text: string, change: (space: ExportFile) => void): string {
  const space: ExportFile = JSON.parse(text)
  change(space)
  const [, indent = ''] = /^\{\r?\n([ \t]+)/.exec(text) ?? []
  return JSON.stringify(space, null, indent) + (text.endsWith('\n') ? '\n' : '')
}

/** Adds a content type with its editor. */
export function addContentType(space: ExportFile, { type, controls }: NewType): void {
  const { contentTypes, editorInterfaces = [] } = space
  const typeLink = { sys: { type: 'Link', linkType: 'ContentType', id: type.sys.id } }
  contentTypes.push({ ...type, sys: { ...sysLike(contentTypes[0]), id: type.sys.id } })
  space.editorInterfaces = editorInterfaces
  editorInterfaces.push({ sys: { ...sysLike(editorInterfaces[0]), id: 'default', type: 'EditorInterface', contentType: typeLink }, controls })
}

/** Adds a published entry. */
export function addEntry({ entries }: ExportFile, type: string, id: string, fields: NewFields): void {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } }
  entries.push({ metadata: { tags: [] }, sys: { ...sysLike(entries[0]), id, type: 'Entry', contentType }, fields: structuredClone(fields) })
}

/** Appends a link to a list of an entry in the default locale. */
export function addLink(space: ExportFile, entry: Entry, name: string, target: string): void {
  const locale = defaultLocale(space)
  const links = entry.fields[name]?.[locale]
  entry.fields[name] = { ...entry.fields[name], [locale]: [...(Array.isArray(links) ? links : []), entryLink(target)] }
}

/** Permits links to a content type in all fields that permit links to all of some others. Returns the changed fields. */
export function permit({ contentTypes }: ExportFile, type: string, like: readonly string[]) {
  return contentTypes.flatMap(({ sys, fields }) =>
    fields.flatMap((each) =>
      [...(each.validations ?? []), ...(each.items?.validations ?? [])].flatMap((one) => {
        const { linkContentType: accepted } = one
        if (!accepted || !like.every((name) => accepted.includes(name)) || accepted.includes(type)) return []
        one.linkContentType = [...accepted, type]
        return [{ contentType: sys.id, field: each.id, isList: each.items !== undefined }]
      }),
    ),
  )
}

export function defaultLocale({ locales }: ExportFile): string {
  return (locales.find((each) => each.default) ?? locales[0])?.code ?? 'en'
}

export function entryLink(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

/** Returns the metadata of a resource, such as its space and its dates, for a new one of the same kind. */
function sysLike(resource: Resource | undefined): Readonly<Record<string, unknown>> {
  return structuredClone(resource?.sys ?? {})
}
