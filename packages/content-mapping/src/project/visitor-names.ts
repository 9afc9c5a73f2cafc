import { memoize } from 'contentful-emulator/async/memoize.ts'
import { isList, isObject, object, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import type { EditorNames } from '../infer/inference.ts'
import type { Mapping, Source } from '../mapping.ts'

/** The end of a title for search engines after its separator, which is often the name of the site. */
const END = /\s+[|–—·-]\s+([^|–—·]*[^|–—·\s])\s*$/
/** Marks of editors before the name of an entry: `Page: `, `Home > `, `[DE] `. */
const MARK = /^(?:\[[^\]]*\]\s*|[^:>|]*(?::\s|>|\|)\s*)+(?=.*\p{L})/u

/**
 * Returns a function with the titles of entries that have only an internal name. Sources, in this order: the title for search engines, the
 * title of the first section, and the internal name without the marks of editors.
 */
export function visitorNames(
  entries: readonly Resource[],
  { types }: Mapping,
  editorNames: ReadonlyMap<string, EditorNames>,
): (resource: Resource) => JsonObject | undefined {
  if (editorNames.size === 0) return () => undefined
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const sourceOf = ({ contentTypeId = '' }: Resource, field: string): Source | undefined => types[contentTypeId]?.fields[field]
  const valuesOf = (resource: Resource, field: string | undefined): JsonObject => object(field === undefined ? undefined : resource.fields[field])
  /** Returns the title of the first entry that a role field links to. */
  const titleBehind = (resource: Resource, field: string): JsonObject => {
    const [first] = idsIn(valuesOf(resource, fieldOf(sourceOf(resource, field))))
    const target = first === undefined ? undefined : byId.get(first)
    return target ? valuesOf(target, fieldOf(sourceOf(target, 'title'))) : {}
  }
  const searchTitle = (resource: Resource, { seoTitle }: EditorNames): JsonObject => {
    const own = valuesOf(resource, seoTitle)
    return hasWords(own) ? own : titleBehind(resource, 'seo')
  }
  const known = entries.flatMap((entry) => {
    const names = editorNames.get(entry.contentTypeId ?? '')
    return names ? Object.values(searchTitle(entry, names)).flatMap((value) => text(value) ?? []) : []
  })
  const isShared = memoize((end: string) => known.filter((title) => title.includes(end)).length > 1, new Map())
  /** Removes the end of a title if another title contains it too. */
  const withoutEnd = (title: string): string => {
    const end = END.exec(title)?.[1]
    return end !== undefined && isShared(end) ? title.replace(END, '') : title
  }
  return (resource) => {
    const names = editorNames.get(resource.contentTypeId ?? '')
    const source = sourceOf(resource, 'title')
    if (!names || fieldOf(source) !== names.name) return undefined
    const searched = searchTitle(resource, names)
    if (hasWords(searched)) return changed(searched, withoutEnd)
    const section = titleBehind(resource, 'sections')
    return hasWords(section) ? section : changed(valuesOf(resource, names.name), (name) => name.replace(MARK, ''))
  }
}

/** Returns the field of a source that reads only one. */
function fieldOf(source: Source | undefined): string | undefined {
  return source && 'from' in source ? source.from : undefined
}

/** Returns the ids in the links of a field's values. */
function idsIn(values: JsonObject): readonly string[] {
  return Object.values(values)
    .flatMap((value) => (isList(value) ? [...value] : [value]))
    .flatMap((value) => text(isObject(value) ? object(value['sys'])['id'] : undefined) ?? [])
}

function hasWords(values: JsonObject): boolean {
  return Object.values(values).some(isWords)
}

function isWords(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function changed(values: JsonObject, change: (words: string) => string): JsonObject {
  return Object.fromEntries(Object.entries(values).flatMap(([code, value]) => (isWords(value) ? [[code, change(value)]] : [])))
}
