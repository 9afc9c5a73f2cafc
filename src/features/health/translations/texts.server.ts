import { hash } from 'node:crypto'
import { isObject, object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'

/** The text of a field in one locale. */
export interface FieldText {
  /** The words. A rich text has one line per block, a list one per item. */
  readonly words: string
  /** Targets of the links in a rich text, and the entries and assets in it. */
  readonly targets: string
}

/** Matches a value that is an address or a single path, which is not translated. */
const ADDRESS = /^(?:\/\S*|#\S+|(?:https?|mailto|tel):\S+|[^\s@]+@[^\s@]+\.\p{L}+)$/u

/** Returns the text of a field value, or `undefined` if it has no words. */
export function textOf(value: Json | undefined): FieldText | undefined {
  const read = fieldText(value)
  return read && hasWords(read.words) && !ADDRESS.test(read.words) ? read : undefined
}

/** Returns whether a text contains a letter or a digit. */
export function hasWords(value: string): boolean {
  return /[\p{L}\p{N}]/u.test(value)
}

function fieldText(value: Json | undefined): FieldText | undefined {
  if (typeof value === 'string') return { words: value.trim(), targets: '' }
  if (Array.isArray(value)) return { words: value.filter((each) => typeof each === 'string').join('\n'), targets: '' }
  if (!isObject(value) || value['nodeType'] !== 'document') return undefined
  const lines: string[] = ['']
  const targets: string[] = []
  readNode(value, lines, targets)
  return { words: lines.filter((line) => line.trim() !== '').join('\n'), targets: targets.join(' ') }
}

function readNode(node: JsonObject, lines: string[], targets: string[]): void {
  if (node['nodeType'] === 'text') {
    lines.push(`${lines.pop() ?? ''}${text(node['value']) ?? ''}`)
    return
  }
  const data = object(node['data'])
  const target = text(data['uri']) ?? text(object(object(data['target'])['sys'])['id'])
  if (target !== undefined) targets.push(target)
  const isBlock = !INLINE.has(String(node['nodeType']))
  if (isBlock) lines.push('')
  for (const each of objects(node['content'])) readNode(each, lines, targets)
  if (isBlock) lines.push('')
}

const INLINE: ReadonlySet<string> = new Set([
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'resource-hyperlink',
  'embedded-entry-inline',
  'embedded-resource-inline',
])

/** Length of a fingerprint. With 72 bits, two texts of a space practically never share one. */
const FINGERPRINT = 12
/** Matches punctuation, spaces and invisible characters. Signs that carry meaning count as text. */
const LOOSE = /[[\p{P}\s\p{Cf}]--[%‰\u0026@#*\/§]]+/gv
const DIGIT = /^\p{N}/u
const ENDS_WITH_DASH = /\p{Pd}$/u

/**
 * Returns the fingerprint of a text. Changes of punctuation, case and white space do not change it.
 *
 * Between digits they count, so that `1.5` is not `15`, and so does a minus before a number.
 */
export function fingerprint({ words, targets }: FieldText): string {
  const plain = words.normalize('NFKC').toLowerCase().replaceAll(LOOSE, keptOf)
  return hash('sha1', `${plain}\u0000${targets}`, 'base64url').slice(0, FINGERPRINT)
}

/** Returns the part of a run of loose characters that counts. */
function keptOf(run: string, at: number, whole: string): string {
  if (!DIGIT.test(whole.slice(at + run.length, at + run.length + 2))) return ''
  const before = at === 0 ? '' : (whole[at - 1] ?? '')
  if (DIGIT.test(before)) return run.replaceAll(/\s+/g, ' ').replaceAll(/\p{Pd}/gu, '-')
  return ENDS_WITH_DASH.test(run) && (run.length > 1 || !/\p{L}/u.test(before)) ? '−' : ''
}
