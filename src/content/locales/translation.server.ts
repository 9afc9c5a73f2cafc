import { memoize } from 'contentful-emulator/async/memoize.ts'
import { codeOf } from '../reading/fields.server.ts'
import { document, localizedText } from '../reading/model.server.ts'
import type { Model } from '../reading/model.ts'
import { readLink, type RawEntry } from '../reading/raw.server.ts'
import { isPublishedIn } from './publishing.server.ts'
import { readNodes } from '../reading/node.server.ts'
import type { LocaleChain } from './space-locales.server.ts'
import type { Translation } from '../view/page-meta.ts'

/** Minimum share of text in a language for a page to count as translated. Editors leave names and captions to the fallback on purpose. */
const MIN_SHARE = 0.8

/** Fields with text by content type. */
export type TextFields = ReadonlyMap<string, readonly string[]>

/** Returns the text fields of each model. */
export function textFields(models: readonly Model[]): TextFields {
  return new Map(
    models.map(({ type, required, optional }) => [
      type,
      Object.entries<unknown>({ ...required, ...optional }).flatMap(([name, schema]) => (schema === localizedText || schema === document ? [name] : [])),
    ]),
  )
}

/** Adds further text fields of some types. */
export function withTexts(known: TextFields, more: TextFields): TextFields {
  return new Map([...known, ...[...more].map(([type, fields]) => [type, [...(known.get(type) ?? []), ...fields]] as const)])
}

/** Translation status of some entries' text, and the language of most of the rest. */
export interface Measure {
  readonly translation: Translation
  readonly standIn?: string
}

/**
 * Measures the share of a page in the language of a chain, with fallbacks. `page` contains its entry and the parts of the page.
 *
 * If the entry has no text in the language, the page is a fallback even if its parts are translated.
 */
export function measure(page: readonly RawEntry[], chain: LocaleChain, texts: TextFields): Measure {
  const [first] = page
  const weights = page.map((raw) => weigh(raw, chain, texts))
  const own = sum(weights.map((each) => each.own))
  const foreign = Map.groupBy(
    weights.flatMap((each) => each.foreign),
    ([tag]) => tag,
  )
  const stands = [...foreign].map(([tag, found]) => [tag, sum(found.map(([, size]) => size))] as const).toSorted(([, one], [, other]) => other - one)
  const all = own + sum(stands.map(([, size]) => size))
  const wordless = first !== undefined && weights[0]?.own === 0 && weights[0].foreign.length > 0
  const translation = wordless ? 'fallback' : own >= all * MIN_SHARE ? 'translated' : 'partly'
  return { translation, ...(translation !== 'translated' && stands[0] ? { standIn: stands[0][0] } : {}) }
}

/** Collects an entry and the parts of its page that are published in the language, in order and without duplicates. */
export function pageParts(raw: RawEntry, chain: LocaleChain, parts: ReadonlySet<string>, found: RawEntry[] = []): RawEntry[] {
  if (found.some((each) => each.id === raw.id)) return found
  found.push(raw)
  for (const byLocale of Object.values(raw.fields)) {
    const value = byLocale[codeOf(byLocale, chain) ?? '']
    for (const each of Array.isArray(value) ? value : [value]) {
      const part = readLink(each, raw.linked)
      if (part?.kind === 'entry' && parts.has(part.type) && isPublishedIn(part, chain)) pageParts(part, chain, parts, found)
    }
  }
  return found
}

function weigh(raw: RawEntry, chain: LocaleChain, texts: TextFields) {
  let own = 0
  const foreign: [tag: string, size: number][] = []
  for (const field of texts.get(raw.type) ?? []) {
    const byLocale = raw.fields[field] ?? {}
    const code = codeOf(byLocale, chain)
    if (code === undefined || !chain.isLocalized(raw.type, field)) continue
    // Scripts differ in length, so the size of a text is its length in the default locale.
    const size = sizeOf(byLocale[chain.codes.at(-1) ?? code] ?? byLocale[code])
    const tag = chain.foreignTag(code)
    if (tag === undefined) own += size
    else foreign.push([tag, size])
  }
  return { own, foreign }
}

/** Counts the characters of a text or a rich-text document. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null ? sizeOfDocument(value) : 0
}

/** Counts the characters of a document. The embedded service returns the same object for all requests, so each is measured once. */
const sizeOfDocument = memoize(
  (value: object): number => sum(readNodes([value]).map((node) => node.value.length + sum(node.content.map(sizeOf)))),
  new WeakMap(),
)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
