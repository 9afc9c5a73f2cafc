import type { Content, Entry } from '#app/content/content.ts'
import type { Fact, FactValue } from './unmapped-content.ts'
import { bullets, code, table, type WrittenNode } from './documents.server.ts'
import { lineValue, plainWords } from './words.server.ts'

/** Maximum rows and columns of a table, and facts of a list. Larger JSON is shown as code. */
const MAX_ROWS = 200
const MAX_COLUMNS = 8
/** Maximum number of characters of JSON that is shown as code. */
const MAX_LETTERS = 10_000

type Simple = string | number | boolean | null

/** JSON as facts by name, or as a document with a table, a list or code. */
export type ReadableJson = { readonly facts: readonly Fact[] } | { readonly document: readonly WrittenNode[] } | undefined

/** Converts JSON to a readable form. Returns `undefined` for an empty value. */
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
  const text = JSON.stringify(value, null, 2)
  return { document: [code(text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}\n…` : text)] }
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
