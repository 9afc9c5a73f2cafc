import { valueOf } from '../infer/evidence/sample.ts'
import { isNameOfPerson } from '../infer/names/given-names.ts'
import type { Mapping } from '../mapping.ts'
import type { SpaceEntry, SpaceModel } from '../space-model.ts'

const REST = String.raw`(?: (?:&|of|and|\p{Lu}[\p{L}’'&-]*))`
/** Names of two to five words in upper case inside a sentence, or of three to five words at the beginning of a text. Places follow `in`. */
const WITHIN = [
  String.raw`(?<=[\p{Ll},] )(?<!\b(?:in|across|around|near|throughout|im|en|à|i) )\p{Lu}[\p{Ll}’'&-]+(?: (?:&|of|and|\p{Lu}[\p{Ll}’'&-]*)){0,3} \p{Lu}[\p{Ll}’'-]+`,
  String.raw`(?<=")\p{Lu}[\p{Ll}’'&-]+(?: (?:&|of|and|\p{Lu}[\p{Ll}’'&-]*)){1,3} \p{Lu}[\p{Ll}’'-]+(?= \p{Ll})`,
].map((pattern) => new RegExp(pattern, 'gu'))
/** A title in upper case, which is no sentence. A part of it is no name. */
const TITLE = /"\p{Lu}[^"\s]*(?: [^"\s\p{Ll}][^"\s]*)*(?<![.!?])"/gu
/** Minimum number of entries that repeat a name. */
const REPEATED = 3

/** Titles of texts about the owner of a site. */
const ABOUT =
  /^(?:about(?: us)?|who we are|our (?:company|story|mission)|the company|über uns|wer wir sind|qui sommes-nous|à propos|sobre nosotros|chi siamo|om oss|over ons)$/i
/** A name of two to four words in upper case. */
const NAME = new RegExp(String.raw`(?<![\p{L}’'])\p{Lu}[\p{L}&-]*${REST}{0,2} \p{Lu}[\p{L}&-]*(?![\p{L}-])`, 'gu')

/** Words in upper case at the beginning of a sentence. */
const OPENING_WORD =
  /^(?:at|in|on|for|from|by|with|and|we|our|when|while|since|if|as|to|welcome to|today|bei|im|am|seit|wir|unser(?:e|er)?|chez|depuis|nous|en|desde|nuestr[oa]) /i

/** Returns the name in the sentences of most pages and their parts, if no other name occurs in as many of them. */
export function repeatedName(model: SpaceModel, { types }: Mapping, locale: string): string | undefined {
  const times = new Map<string, number>()
  for (const entry of model.entries.filter(({ type }) => ['page', 'generic', 'seo', 'section', 'part'].includes(types[type]?.as ?? ''))) {
    const words = wordsOf(entry, locale).replaceAll(TITLE, '""')
    for (const name of new Set(WITHIN.flatMap((pattern) => words.match(pattern) ?? []))) times.set(name, (times.get(name) ?? 0) + 1)
  }
  return mostFrequent(times, REPEATED)
}

/** Returns the name that a text about the owner of the site repeats, such as the entry `About us`. Of several, most entries contain it. */
export function nameInAbout(model: SpaceModel, { types }: Mapping, locale: string): string | undefined {
  const times = new Map<string, number>()
  for (const entry of model.entries.filter((each) => isAbout(each, locale))) {
    const names = (wordsOf(entry, locale).match(NAME) ?? []).map((name) => name.replace(OPENING_WORD, '')).filter((name) => name.includes(' '))
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  }
  const people = model.entries.filter(({ type }) => types[type]?.as === 'person').map((entry) => wordsOf(entry, locale))
  const repeated = [...times.keys()].filter((name) => (times.get(name) ?? 0) > 1 && !ABOUT.test(name) && !people.some((words) => words.includes(name)))
  if (repeated.length === 0) return undefined
  const all = model.entries.map((entry) => wordsOf(entry, locale))
  return mostFrequent(new Map(repeated.map((name) => [name, all.filter((words) => words.includes(name)).length])), 1)
}

/** Sentences in which writers introduce themselves: `I’m Rosa Alba, a carpenter`. */
const INTRODUCTION =
  /\b(?:I['’]m|I am|[Mm]y name is|[Ii]ch bin|[Jj]e suis|[Mm]e llamo|[Ss]ou|[Ii]k ben) (\p{Lu}[\p{Ll}’-]+(?: \p{Lu}[\p{L}’-]+){1,2})(?![\p{L}-])/u

/** Returns the name of the person who introduces themselves in the only entry of its type. */
export function introducedName({ types, entries }: SpaceModel, locale: string): string | undefined {
  const byType = Map.groupBy(entries, ({ type }) => type)
  const alone = types.flatMap(({ id }) => (byType.get(id)?.length === 1 ? (byType.get(id) ?? []) : []))
  const names = new Set(alone.flatMap((entry) => INTRODUCTION.exec(wordsOf(entry, locale))?.[1] ?? []))
  return names.size === 1 ? [...names][0] : undefined
}

function isAbout({ fields }: SpaceEntry, locale: string): boolean {
  return Object.values(fields).some((values) => {
    const value = values[locale]
    return typeof value === 'string' && ABOUT.test(value.trim())
  })
}

function wordsOf(entry: SpaceEntry, locale: string): string {
  return JSON.stringify(Object.keys(entry.fields).map((id) => valueOf(entry, id, locale)))
}

/** Returns the most frequent name that is not the name of a person, or `undefined` if several are. */
function mostFrequent(times: ReadonlyMap<string, number>, least: number): string | undefined {
  // Of names that are equally frequent, the longest is the least accidental.
  const names = [...times].flatMap(([name, count]) => (isNameOfPerson(name) || count < least ? [] : [{ name, weight: count + name.split(' ').length / 10 }]))
  const [best, second] = names.toSorted((one, other) => other.weight - one.weight)
  return best && best.weight > (second?.weight ?? 0) ? best.name.replace(/[’']s?$/, '') : undefined
}
