import { linksOf } from '../infer/evidence/links-within.ts'
import { valueOf } from '../infer/evidence/sample.ts'
import { fieldFit } from '../infer/names/meaning.ts'
import { wordsOf } from '../infer/names/words.ts'
import type { Mapping } from '../mapping.ts'
import type { SpaceEntry, SpaceModel } from '../space-model.ts'
import { collectionName } from './collection-name.ts'
import { opensPage } from './home-order.ts'
import { nameOfLogo } from './logo-name.ts'
import { introducedName, nameInAbout, repeatedName } from './repeated-name.ts'

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

/** Calls to action, with which titles for search engines often end: `Rooms in Ghent | Book now`. */
const CALL =
  /^(?:book|buy|shop|order|learn|read|discover|find|get|start|try|sign|contact|call|subscribe|join|see|view|apply|register)\b.*\b(?:now|online|today|more|here|us|up|started)$|^jetzt\b|^(?:réservez|achetez|reserva|compra|prenota|boek) /i

/** Words that begin sentences and titles of guides. */
const OPENING =
  /^(?:how|what|why|when|where|who|the|a|an|our|your|about|best|top|all|welcome|contact|wie|was|die|der|das|über|comment|les|la|le|el|cómo|home)$/i

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
 * Infers the name of a site from its content, or returns `undefined`. Sources, in this order: settings, name of the space, copyright notice,
 * the end or the beginning of several titles, and a sentence such as `Welcome to Acme`. Then the logo, and the name that a text about
 * the owner repeats or in which its writer introduces themselves. Then the name that most sentences repeat, and the only person if no story
 * and no work credits them. Then the title of the home page or of its opening section, and the only named entry to
 * which nothing links. Last the largest collection, and a slogan.
 */
export function siteNameOf(model: SpaceModel, mapping: Mapping, about: About): string | undefined {
  for (const candidate of candidates(model, mapping, about)) {
    const name = candidate?.trim()
    if (name !== undefined && name !== '' && name.length <= MAX_LENGTH && !PLACE.test(name) && !SENTENCE.test(name)) return name
  }
  return undefined
}

/** Yields what each source names. Later sources read all texts of the space, so they are read only if those before name nothing. */
function* candidates(model: SpaceModel, mapping: Mapping, { given, homeId }: About): Generator<string | undefined, void, undefined> {
  const locale = model.locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const entriesOf = (...roles: readonly string[]) => model.entries.filter(({ type }) => roles.includes(mapping.types[type]?.as ?? ''))
  const read = (entry: SpaceEntry, field: string) => roleText(entry, mapping, field, locale)
  yield entriesOf('settings').map((entry) => read(entry, 'name'))[0]
  yield given
  yield first(texts(model, locale), (text) => COPYRIGHT.exec(text)?.[1]?.replace(/[.\s]*(?:all rights reserved.*)?$/i, ''))
  yield commonEnd(entriesOf('seo', 'page', 'story', 'generic').map((entry) => read(entry, 'title') ?? ''))
  yield commonStart(entriesOf('seo').flatMap((entry) => read(entry, 'title') ?? []))
  yield inGreetings(model, mapping, locale)
  yield nameOfLogo([...texts({ ...model, entries: entriesOf('picture', 'settings', 'link') }, locale), ...(model.assetTexts?.() ?? [])])
  yield nameInAbout(model, mapping, locale)
  yield introducedName(model, locale)
  yield repeatedName(model, mapping, locale)
  const persons = entriesOf('person')
  const credits = JSON.stringify(entriesOf('story', 'event', 'generic', 'part').map(({ fields }) => fields))
  if (persons.length === 1 && persons[0] && entriesOf('story').length === 0 && !credits.includes(`"${persons[0].id}"`)) yield read(persons[0], 'name')
  const titles = openingTitles(model, mapping, homeId, read)
  yield* titles.filter((title) => title !== undefined && looksLikeName(title.trim()))
  yield nameOfSubject(model, mapping, read)
  yield collectionName(model, mapping)
  yield* titles
}

/**
 * Returns the name of the entry that the site is about, such as a podcast. It is the only entry of its type, and nothing links to it. It has a
 * name and an introduction. Returns `undefined` if several entries match.
 */
function nameOfSubject({ types, entries }: SpaceModel, mapping: Mapping, read: (entry: SpaceEntry, field: string) => string | undefined) {
  const byType = Map.groupBy(entries, ({ type }) => type)
  const linked = new Set(linksOf(entries).parts)
  const named = types.flatMap(({ id }) => {
    const [only, ...others] = byType.get(id) ?? []
    const { as, fields } = mapping.types[id] ?? { as: '', fields: {} }
    const title = fields['title']
    const isNamed = title && 'from' in title && fieldFit(wordsOf(title.from), 'name') === 1
    return only && isNamed && others.length === 0 && as === 'section' && fields['summary'] && !linked.has(only.id) ? [read(only, 'title')] : []
  })
  return named.length === 1 ? named[0] : undefined
}

/** Returns whether a title is short, or ends with a word in upper case. Other titles of pages are slogans. */
function looksLikeName(title: string): boolean {
  const words = title.split(/\s+/)
  return words.length <= 3 || (words.length <= 6 && /^[^\p{Ll}]/u.test(words.at(-1) ?? ''))
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

function endOf(title: string): readonly string[] {
  const end = SUFFIX.exec(title)?.[1]?.trim() ?? ''
  return end === '' || CALL.test(end) ? [] : [end]
}

/** Minimum number of titles that show that all begin with the name of the site. */
const MIN_TITLES = 3

/** Returns the first word of at least three titles for search engines, if most begin with it: `Acme in Ghent`, `Acme for groups`. */
function commonStart(titles: readonly string[]): string | undefined {
  const all = [...new Set(titles.map((title) => title.trim()))]
  const byStart = [...Map.groupBy(all, (title) => title.split(/\s+/)[0] ?? '')]
  const [start = ''] = byStart.find(([, same]) => same.length >= MIN_TITLES && same.length * 2 > all.length) ?? []
  return /\p{Lu}/u.test(start) && !OPENING.test(start) ? start.replace(/[:,|]$/, '') : undefined
}

function commonEnd(titles: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const end of titles.flatMap((title) => endOf(title))) times.set(end, (times.get(end) ?? 0) + 1)
  const [most] = [...times].toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
  return most && most[1] > 1 ? most[0] : undefined
}

/** Returns the titles of the home page, and of the section that opens it or of the only opening section of the space. */
function openingTitles(model: SpaceModel, mapping: Mapping, homeId: string | undefined, read: (entry: SpaceEntry, field: string) => string | undefined) {
  const openers = new Set(model.types.filter((type) => opensPage(type, mapping.types[type.id]?.as)).map(({ id }) => id))
  const opening = model.entries.filter(({ type }) => openers.has(type))
  const home = model.entries.find(({ id }) => id === homeId)
  const linked = home ? JSON.stringify(home.fields) : ''
  const own = opening.find(({ id }) => linked.includes(`"${id}"`)) ?? (opening.length === 1 ? opening[0] : undefined)
  return [home && read(home, 'title'), own && read(own, 'title')]
}
