import type { Content, Entry } from '#app/content/content.ts'
import { isContentJson, isTechnicalKey } from 'content-mapping/reading/readable-json.ts'
import type { Fact, FactValue } from './unmapped-content.ts'
import { bullets, namedWords, outline, table, type OutlineItem, type WrittenNode } from './documents.server.ts'
import { isObvious } from './field-build.server.ts'
import { lineValue, plainWords } from './words.server.ts'

/** Maximum rows and columns of a table, and facts of a list. Larger JSON is a nested list, if it is content. */
const MAX_ROWS = 200
const MAX_COLUMNS = 8

type Simple = string | number | boolean | null

/** JSON as facts by name, or as a document with a table or a list. */
export type ReadableJson = { readonly facts: readonly Fact[] } | { readonly document: readonly WrittenNode[] } | undefined

/** Converts JSON to a readable form. Returns `undefined` for an empty value, and for nested data that only machines read. */
export function readableJson(entry: Entry, value: unknown): ReadableJson {
  if (isEmpty(value)) return undefined
  if (Array.isArray(value)) {
    const given: readonly unknown[] = value
    const rows = given.filter(isSimpleRecord)
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    if (rows.length === given.length && rows.length <= MAX_ROWS && columns.length <= MAX_COLUMNS) {
      return { document: [table([columns.map(readableName), ...rows.map((row) => columns.map((column) => lineOf(entry.content, column, row[column])))])] }
    }
    if (given.every(isSimple) && given.length <= MAX_ROWS) return { document: [bullets(given.map((each) => lineOf(entry.content, '', each)).filter(Boolean))] }
  }
  if (isSimpleRecord(value) && Object.keys(value).length <= MAX_ROWS) return { facts: factsOf(entry, value) }
  const items = isContentJson(value) ? itemsOf(entry.content, value) : []
  return items.length > 0 ? { document: [outline(items)] } : undefined
}

/** Converts the values of a list or an object to items of a nested list. Names that add nothing, and values for machines, are omitted. */
function itemsOf(content: Content, value: unknown): readonly OutlineItem[] {
  if (Array.isArray(value)) return value.flatMap((each) => listItem(content, each))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]): readonly OutlineItem[] => {
    if (isTechnicalKey(key)) return []
    const name = isObvious({ id: key, name: key }) ? '' : readableName(key)
    if (isSimple(each)) return lineItem(name, lineOf(content, key, each))
    const items = itemsOf(content, each)
    return name === '' || items.length === 0 ? items : [{ line: namedWords(name, ''), items }]
  })
}

/** Converts a value of a list to an item. The first line of an object is above its other lines. */
function listItem(content: Content, value: unknown): readonly OutlineItem[] {
  if (isSimple(value)) return lineItem('', lineOf(content, '', value))
  const [first, ...others] = itemsOf(content, value)
  return first ? [{ line: first.line, items: [...first.items, ...others] }] : []
}

function lineItem(name: string, value: string): readonly OutlineItem[] {
  return value.trim() === '' ? [] : [{ line: namedWords(name, value), items: [] }]
}

/**
 * Converts an identifier to words.
 *
 * @example
 * readableName('servingSize') // 'Serving size'
 */
function readableName(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim()
  return words === words.toUpperCase() ? words : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

function factsOf(entry: Entry, record: Readonly<Record<string, Simple>>): Fact[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const shown = factValue(entry, name, value)
    return shown ? [{ id: name, label: { text: readableName(name) }, values: [shown] }] : []
  })
}

function factValue(entry: Entry, name: string, value: Simple): FactValue | undefined {
  if (value === null || value === '') return undefined
  if (typeof value === 'string') return lineValue(entry, { id: name, type: 'Symbol' }, { text: value })
  return { kind: 'text', text: { text: plainWords(entry.content, name, value) } }
}

function lineOf(content: Content, name: string, value: Simple | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : plainWords(content, name, value)
}

function isSimple(value: unknown): value is Simple {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isSimpleRecord(value: unknown): value is Readonly<Record<string, Simple>> {
  return isRecord(value) && Object.values(value).every(isSimple)
}

/** Returns whether a value is a JSON object, not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
