import { valueOf } from '../infer/evidence/sample.ts'
import { isNameOfPerson } from '../infer/names/given-names.ts'
import type { Mapping } from '../mapping.ts'
import type { SpaceEntry, SpaceModel } from '../space-model.ts'
import { opensPage } from './home-order.ts'

/** Maximum number of characters of a name in a header. */
const MAX_LENGTH = 42
/** Titles that name a place in a site, not the site. */
const PLACE = /^(?:home ?page|home|index|start(?:seite)?|landing ?page|main|inicio|accueil|welcome|hello world|hero|header|untitled)\W*$/i
/** Sentences are no names. */
const SENTENCE = /[.!?…]$/
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:©|\(c\))?\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?,?\s*(?:by\s+)?([\p{L}\p{N}][\p{L}\p{N}\s&'’.-]*)/iu
/** Names that greet readers, or that name a place in a site: `our site`, `The Blog`. */
const OF_READERS = /^(?:our|my|your)\b|^(?:the )?(?:us|site|website|blog|home|page|company|you|next|contentful)$/i
/** The end of a title for search engines after its separator: `Pricing | Acme`. */
const SUFFIX = /\s[|–—·]\s([^|–—·]+)$/

/** A name in upper case of one to four words, as at the end of `Welcome to the Old Mill`. */
const NAME = String.raw`((?:[Tt]he )?\p{Lu}[\p{L}\p{N}’'&-]*(?: (?:&|of|and|\p{Lu}[\p{L}\p{N}’'&-]*)){0,3})`
/** Sentences that name the site: a welcome, its owner, its logo. */
const GREETINGS = [
  String.raw`\b(?:[Ww]elcome to|[Ww]illkommen (?:bei|beim|im|in der)|[Bb]ienvenue (?:chez|à)|[Bb]ienvenid[oa]s a|[Vv]elkommen til) ${NAME}`,
  String.raw`\b(?:[Ss]ite|[Ww]ebsite|[Hh]ome ?page|[Pp]ortfolio|[Bb]log) (?:for|of|by) ${NAME}`,
  String.raw`^${NAME}(?: [-–|])? [Ll]ogo$`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Returns whether a title names a place in a site, such as `Home page`. */
export function namesPlace(title: string): boolean {
  return PLACE.test(title.trim())
}

interface About {
  /** Name of the space, if its source has one. */
  readonly given?: string | undefined
  /** Id of the home page, if it was identified. */
  readonly homeId: string | undefined
}

/**
 * Infers the name of a site from its content, or returns `undefined`. Sources, in this order: settings, name of the space, copyright notice. Then
 * the end that several titles share, a sentence such as `Welcome to Acme`, and the name that most sentences repeat. Last the only author, and the
 * title of the opening section.
 */
export function siteNameOf(model: SpaceModel, mapping: Mapping, { given, homeId }: About): string | undefined {
  const locale = model.locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const entriesOf = (...roles: readonly string[]) => model.entries.filter(({ type }) => roles.includes(mapping.types[type]?.as ?? ''))
  const read = (entry: SpaceEntry, field: string) => roleText(entry, mapping, field, locale)
  const persons = entriesOf('person')
  const candidates = [
    entriesOf('settings').map((entry) => read(entry, 'name'))[0],
    given,
    first(texts(model, locale), (text) => COPYRIGHT.exec(text)?.[1]?.replace(/[.\s]*(?:all rights reserved.*)?$/i, '')),
    commonEnd(entriesOf('seo', 'page', 'story', 'generic').map((entry) => read(entry, 'title') ?? '')),
    inGreetings(model, mapping, locale),
    repeatedName(model, mapping, locale),
    persons.length === 1 && persons[0] ? read(persons[0], 'name') : undefined,
    openingTitle(model, mapping, homeId, read),
  ]
  return candidates
    .map((name) => name?.trim())
    .find((name) => name !== undefined && name !== '' && name.length <= MAX_LENGTH && !PLACE.test(name) && !SENTENCE.test(name))
}

/** Returns the text of a role field of an entry. */
function roleText(entry: SpaceEntry, { types }: Mapping, field: string, locale: string): string | undefined {
  const source = types[entry.type]?.fields[field]
  const ids = source && ('from' in source ? [source.from] : 'template' in source ? [...source.template.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id) : [])
  const words = (ids ?? []).map((id) => valueOf(entry, id, locale)).filter((value) => typeof value === 'string')
  return words.length > 0 ? words.join(' ').replaceAll(/\s+/g, ' ') : undefined
}

function texts({ types, entries }: SpaceModel, locale: string): readonly string[] {
  const short = new Map(types.map(({ id, fields }) => [id, fields.filter(({ type }) => type === 'Symbol' || type === 'Text').map((field) => field.id)]))
  return entries.flatMap((entry) => (short.get(entry.type) ?? []).map((id) => valueOf(entry, id, locale)).filter((value) => typeof value === 'string'))
}

function first(all: readonly string[], find: (text: string) => string | undefined): string | undefined {
  for (const text of all) {
    const found = text.length < 400 ? find(text) : undefined
    if (found) return found
  }
  return undefined
}

/** Returns the name in sentences of pages and their parts. Stories, people and projects name others. */
function inGreetings(model: SpaceModel, { types }: Mapping, locale: string): string | undefined {
  const entries = model.entries.filter(({ type }) => ['page', 'settings', 'seo', 'section', 'link'].includes(types[type]?.as ?? ''))
  const words = texts({ ...model, entries }, locale)
  const name = GREETINGS.map((greeting) => first(words, (text) => greeting.exec(text)?.[1])).find((each) => each !== undefined && !OF_READERS.test(each))
  return name?.replace(/^the /, 'The ')
}

/** Names of two to five words in upper case inside a sentence, or of three to five words at the beginning of a text. Places follow `in`. */
const WITHIN = [
  String.raw`(?<=[\p{Ll},] )(?<!\b(?:in|across|around|near|throughout|im|en|à|i) )\p{Lu}[\p{Ll}’'&-]+(?: (?:&|of|and|\p{Lu}[\p{Ll}’'&-]*)){0,3} \p{Lu}[\p{Ll}’'-]+`,
  String.raw`(?<=")\p{Lu}[\p{Ll}’'&-]+(?: (?:&|of|and|\p{Lu}[\p{Ll}’'&-]*)){1,3} \p{Lu}[\p{Ll}’'-]+(?= \p{Ll})`,
].map((pattern) => new RegExp(pattern, 'gu'))
/** Minimum number of entries that repeat a name. */
const REPEATED = 3

/** Returns the name in the sentences of most pages and their parts, if no other name occurs in as many of them. */
function repeatedName(model: SpaceModel, { types }: Mapping, locale: string): string | undefined {
  const times = new Map<string, number>()
  for (const entry of model.entries.filter(({ type }) => ['page', 'generic', 'seo', 'section', 'part'].includes(types[type]?.as ?? ''))) {
    const own = JSON.stringify(Object.keys(entry.fields).map((id) => valueOf(entry, id, locale)))
    for (const name of new Set(WITHIN.flatMap((pattern) => own.match(pattern) ?? []))) times.set(name, (times.get(name) ?? 0) + 1)
  }
  // Of names in equally many entries, the longest is the least accidental.
  const names = [...times].flatMap(([name, count]) => (isNameOfPerson(name) || count < REPEATED ? [] : [{ name, weight: count + name.split(' ').length / 10 }]))
  const [best, second] = names.toSorted((one, other) => other.weight - one.weight)
  return best && best.weight > (second?.weight ?? 0) ? best.name.replace(/[’']s?$/, '') : undefined
}

function commonEnd(titles: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const end of titles.flatMap((title) => SUFFIX.exec(title)?.[1]?.trim() ?? [])) times.set(end, (times.get(end) ?? 0) + 1)
  const [most] = [...times].toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
  return most && most[1] > 1 ? most[0] : undefined
}

/** Returns the title of the section that opens the home page, or of the only opening section of the space. */
function openingTitle(model: SpaceModel, mapping: Mapping, homeId: string | undefined, read: (entry: SpaceEntry, field: string) => string | undefined) {
  const openers = new Set(model.types.filter((type) => opensPage(type, mapping.types[type.id]?.as)).map(({ id }) => id))
  const opening = model.entries.filter(({ type }) => openers.has(type))
  const home = model.entries.find(({ id }) => id === homeId)
  const linked = home ? JSON.stringify(home.fields) : ''
  const own = opening.find(({ id }) => linked.includes(`"${id}"`)) ?? (opening.length === 1 ? opening[0] : undefined)
  return (own && read(own, 'title')) ?? (home && read(home, 'title'))
}
