import { namesPlace } from '../../compose/site-name.ts'
import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import { holdsOnly, leadsToEntries, leadOf } from '../fields/entry-links.ts'
import { whyHidden } from '../fields/hidden.ts'
import { isPlainLine, lineForTitle } from '../fields/lines.ts'
import { summaryOf } from '../fields/texts.ts'
import { playing, type Cast } from '../roles/cast.ts'
import { takeBody, takePicture, takeSummary, takeTitle } from './shared-meanings.ts'
import { calledBest, text, type Chosen, type Reading } from './reading.ts'

const PAGES = ['page', 'story', 'event', 'topic', 'person', 'generic'] as const

/** Maps the fields of a part. */
export function readPart(reading: Reading, cast: Cast): void {
  const place = reading.left.find(({ isDisplay, values }) => isDisplay && values.count > 0 && values.texts.every(namesPlace))
  if (place) reading.say(place, 'hidden', { points: 7, why: ['names the page to which the entry belongs'] })
  takeTitle(reading, 'part')
  takePicture(reading, cast)
  takeBody(reading, true)
  const line = reading.sources.has('title') ? undefined : lineForTitle(reading.type.fields, reading.left)
  if (line && line[0].values.length < LINE) reading.take('title', line)
  if (!reading.sources.has('title')) reading.take('title', subtitleAlone(reading))
  takeSummary(reading)
  if (!reading.sources.has('body')) reading.take('body', calledBest(reading.left, ['short'], 'description', 0.95) ?? longestLine(reading))
  if (!reading.sources.has('title')) reading.take('title', lineForTitle(reading.type.fields, reading.left))
}

/** Returns the line that is called a subtitle, or a summary without full stops, if there is a text below it and nothing above it. */
function subtitleAlone({ left, sources }: Reading): Chosen | undefined {
  const lines = left.filter((each) => isPlainLine(each))
  const phrases = lines.filter(({ values }) => values.texts.every((each) => !/[.。]$/.test(each)))
  const field = calledBest(lines, ['short'], 'subtitle') ?? calledBest(phrases, ['short'], 'summary', 0.95)
  return sources.has('body') && field && field[0].values.length < LINE ? field : undefined
}

/** Mean length of a short text that is long enough for a body, in characters. */
const LINE = 60

/** Returns the longest short text, if it is as long as a sentence. */
function longestLine({ left, sources }: Reading): Chosen | undefined {
  if (sources.has('summary')) return undefined
  const [field] = left
    .filter((each) => isPlainLine(each) && !isInternal(each) && each.values.length >= LINE)
    .toSorted((one, other) => other.values.length - one.values.length)
  return field && [field, { points: 4, why: ['is the longest text'] }]
}

/** Maps the fields of a content type that wraps a picture. */
export function readPicture(reading: Reading, cast: Cast): void {
  takePicture(reading, cast, true)
  takeTitle(reading, 'page')
  reading.take('caption', calledBest(reading.left, ['short', 'long'], 'caption') ?? summaryOf(reading.left) ?? wordsOfPicture(reading), text)
}

/** Returns a text with words beside a picture. */
function wordsOfPicture({ left }: Reading): Chosen | undefined {
  const field = left.find(
    ({ kind, field: declared, values }) =>
      (kind === 'short' || kind === 'long') && declared.values.length === 0 && values.texts.some((each) => /\S \S/.test(each)),
  )
  return field && [field, { points: 4, why: ['is a text beside a picture'] }]
}

/** Maps the fields of a link, or of a list of links such as a menu. */
export function readLink(reading: Reading, cast: Cast): void {
  takeTitle(reading, 'part')
  if (!reading.sources.has('title')) reading.take('title', wordingOf(reading))
  reading.take(
    'target',
    leadOf(
      reading.left.filter(({ kind }) => kind === 'entry'),
      playing(cast, ...PAGES),
      'target',
    ),
  )
  const lists = reading.left.filter((field) => field.kind === 'entries' || (leadsToEntries(field) && fits(field, 'menu') >= 0.7))
  reading.takeAll('children', lists, { points: 8, why: ['holds what it leads to'] })
  reading.take('url', whereTo(reading, lists.length > 0))
  if (!reading.sources.has('target')) reading.take('target', onlyEntry(reading))
}

/** Returns the field with the address. If a menu has items, a field that looks like an address belongs to something else or is the menu's name. */
function whereTo({ left }: Reading, isMenu: boolean): Chosen | undefined {
  const addresses = left.filter(({ field }) => field.values.length === 0)
  const url = calledBest(addresses, ['short'], 'url', isMenu ? 0.95 : 0.7)
  return isMenu
    ? (url ?? addressByValues(addresses))
    : (url ?? calledBest(addresses, ['short'], 'slug') ?? calledBest(addresses, ['short'], 'path') ?? addressByValues(addresses))
}

/** Returns the field whose values are URLs, paths or anchors. */
function addressByValues(fields: readonly FieldFacts[]): Chosen | undefined {
  const field = fields.find(({ kind, values }) => kind === 'short' && values.ways >= 0.5)
  return field && [field, { points: 6, why: ['its values are addresses'] }]
}

/** Returns the link to an entry, if there is only one. */
function onlyEntry({ left }: Reading): Chosen | undefined {
  const [field, ...others] = left.filter(({ kind }) => kind === 'entry')
  return field && others.length === 0 ? [field, { points: 4, why: ['is the only link to an entry'] }] : undefined
}

function wordingOf({ left }: Reading): Chosen | undefined {
  const words = left.filter((field) => field.values.urls < 0.5 && field.field.values.length === 0 && !isInternal(field))
  return calledBest(words, ['short'], 'label', 0.5) ?? calledBest(words, ['short'], 'wording', 0.5) ?? onlyLine(words)
}

/** Returns the short text that is no address, if there is only one. */
function onlyLine(words: readonly FieldFacts[]): Chosen | undefined {
  const [field, ...others] = words.filter((each) => isPlainLine(each) && each.values.ways === 0 && whyHidden(each, 'link') === undefined)
  return field && others.length === 0 ? [field, { points: 4, why: ['is the only text'] }] : undefined
}

/** Maps the fields of a content type with settings of the whole site. */
export function readSettings(reading: Reading, cast: Cast): void {
  reading.take('title', siteName(reading) ?? calledBest(reading.left, ['short'], 'name', 0.95) ?? calledBest(reading.left, ['short'], 'title', 0.95))
  if (!reading.sources.has('title')) takeTitle(reading, 'part')
  const homes = reading.left.filter(({ kind }) => kind === 'entry')
  reading.take('home', leadOf(homes, playing(cast, ...PAGES), 'home', true) ?? onlyPage(homes, cast))
  const menus = reading.left.filter((field) => leadsToEntries(field) && fits(field, 'seo') < 0.7)
  const footer = calledBest(menus, ['entries', 'entry'], 'footer')
  reading.take('footerMenu', footer)
  reading.take(
    'headerMenu',
    calledBest(
      reading.left.filter((field) => leadsToEntries(field)),
      ['entries', 'entry'],
      'menu',
    ),
  )
  if (!reading.sources.has('headerMenu')) reading.take('headerMenu', menuByTarget(reading, cast))
  if (!reading.sources.has('footerMenu')) reading.take('footerMenu', menuByTarget(reading, cast))
  reading.take('summary', tagline(reading), text)
  reading.take('sharePicture', calledBest(reading.left, ['asset', 'entry'], 'share'))
}

/** Returns the only link to a page, if no name shows the home page. */
function onlyPage(fields: readonly FieldFacts[], cast: Cast): Chosen | undefined {
  const [field, ...others] = fields.filter((each) => holdsOnly(each, playing(cast, 'page')))
  return field && others.length === 0 ? [field, { points: 4, why: ['is the only link to a page'] }] : undefined
}

/** Returns the first field that leads only to links or menus. */
function menuByTarget({ left }: Reading, cast: Cast): Chosen | undefined {
  const field = left.find((each) => holdsOnly(each, playing(cast, 'link')))
  return field && [field, { points: 6, why: ['leads to links'] }]
}

function tagline(reading: Reading): Chosen | undefined {
  const ofSite = reading.left.filter(({ own, words }) => own.length === 1 || /^(?:site|website|blog|shop|app) /.test(words.join(' ')))
  return calledBest(ofSite, ['short', 'long'], 'subtitle') ?? calledBest(ofSite, ['short', 'long'], 'description') ?? motto(reading)
}

/** Returns the line of words directly below the name of the site. */
function motto({ left, type, reasons }: Reading): Chosen | undefined {
  const lines = type.fields.filter(({ kind }) => kind === 'short' || kind === 'long')
  const field = lines[lines.findIndex(({ id }) => reasons.get(id)?.means === 'title') + 1]
  if (!field || !left.includes(field) || field === lines[0] || whyHidden(field, 'settings') !== undefined) return undefined
  const isMotto = field.values.count > 0 && field.values.people === 0 && field.values.texts.every((each) => MOTTO.test(each))
  return isMotto ? [field, { points: 4, why: ['stands directly below the name'] }] : undefined
}

/** Two to twelve words without digits. */
const MOTTO = /^\p{L}[\p{L}’'-]*(?:,? \p{L}[\p{L}’'-]*){1,11}[.!?]?$/u

function siteName({ left }: Reading): Chosen | undefined {
  return calledBest(
    left.filter(({ words }) => /\b(?:site|website|page|brand|company|organi[sz]ation|project|shop|store|blog|app) (?:name|title)$/.test(words.join(' '))),
    ['short'],
    'name',
    0,
  )
}

/** Maps the fields of a content type for search engines. */
export function readSeo(reading: Reading, cast: Cast): void {
  const title = calledBest(
    reading.left.filter((field) => !isInternal(field)),
    ['short'],
    'title',
    0.7,
  )
  if (title) reading.take('title', title)
  else takeTitle(reading, 'part')
  const description = calledBest(reading.left, ['short', 'long'], 'description', 0.7)
  reading.take('summary', description ?? summaryOf(reading.left), text)
  takePicture(reading, cast)
  if (!reading.sources.has('picture')) reading.take('picture', calledBest(reading.left, ['asset', 'assets', 'entry'], 'picture', 0.5))
  const flags = reading.left.filter(({ words }) => /no ?index|hide/.test(words.join(' ')))
  reading.take('noindex', calledBest(flags, ['yes-no'], 'noindex', 0.5))
}
