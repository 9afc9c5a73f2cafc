import { looksLikeCode } from '../markdown/looks-like-code.ts'

/** Maximum nesting of JSON for readers. Formats for machines, such as animations and shapes on maps, are deeper. */
const MAX_DEPTH = 5
/** Maximum number of texts and numbers in JSON for readers. */
const MAX_VALUES = 400
/** Keys that occur only in JSON for machines. */
const OF_MACHINES = /^(?:\$.*|op|operators?|selectors?|regex|sys|nodeType|geometry)$/
/** Keys whose values are for machines. */
const TECHNICAL = /^(?:_.*|id|uuid|guid|key|type|version|slug|hash|class(?:Name)?|.*(?:[a-z]I|_i)ds?)$/

/** Several words, a word in upper case or of a script without case, a time, or a price. */
const READABLE =
  /\p{L}\S*\s+\S*\p{L}|^\d+\s\p{L}{2,}|^\p{Lu}[\p{Ll}\p{M}’',.!?-]+$|^\p{Lo}[\p{Lo}\p{M}\p{P}]*$|^\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?$|^[€$£¥]\s?\d[\d.,]*$|^\d[\d.,]*\s?[€$£¥]$/u
const CODE = /[{}<>=]|[;|]\s*$|\b(?:rgba?|hsla?|url|var|calc)\(|^\d*\.?\d+(?:px|r?em|ms|s|vh|vw)\b|^(?:https?:|data:|\/\/)/

/** The texts of a value. */
interface Texts {
  readonly texts: string[]
  count: number
  isForMachines: boolean
}

/** Returns whether a pair of a JSON object is for machine: ids, keys, types. */
export function isTechnicalKey(key: string): boolean {
  return TECHNICAL.test(key)
}

/** Returns whether a JSON value contains other lists or objects. */
export function isNestedJson(value: unknown): boolean {
  return isContainer(value) && Object.values(value).some(isContainer)
}

/**
 * Returns whether nested JSON is content: it is not deeply nested, and most of its texts are words. Rules, ids and settings are data for
 * machines.
 */
export function isContentJson(value: unknown): boolean {
  const found: Texts = { texts: [], count: 0, isForMachines: false }
  collect(value, 0, found)
  if (found.isForMachines || found.count > MAX_VALUES) return false
  const readable = found.texts.filter(isReadable)
  return readable.length > 0 && readable.length * 2 >= found.texts.length && lengthOf(readable) * 2 >= lengthOf(found.texts)
}

/** Collects the texts of a value, and the keys that are words. */
function collect(value: unknown, depth: number, found: Texts): void {
  if (found.isForMachines || found.count > MAX_VALUES) return
  if (!isContainer(value)) {
    found.count += 1
    if (typeof value === 'string' && value.trim() !== '') found.texts.push(value.trim())
    return
  }
  if (depth >= MAX_DEPTH) found.isForMachines = true
  for (const [key, each] of Object.entries(value)) {
    if (OF_MACHINES.test(key)) found.isForMachines = true
    if (!Array.isArray(value) && isReadable(key)) found.texts.push(key)
    // Types and keys are evidence against content. Ids and versions are no evidence.
    if (!/^(?:id|uuid|version)$/.test(key)) collect(each, depth + 1, found)
  }
}

function isReadable(text: string): boolean {
  return READABLE.test(text) && !CODE.test(text) && !looksLikeCode(text)
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}
