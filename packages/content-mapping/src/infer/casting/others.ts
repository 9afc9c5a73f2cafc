import { fits, isInternal } from '../evidence/field-facts.ts'
import { leadsToEntries, leadOf } from '../fields/entry-links.ts'
import { summaryOf } from '../fields/texts.ts'
import { playing, type Cast } from '../roles/cast.ts'
import { takeBody, takePicture, takeSummary, takeTitle } from './shared-meanings.ts'
import { calledBest, text, type Chosen, type Reading } from './reading.ts'

const PAGES = ['page', 'story', 'event', 'topic', 'person', 'generic'] as const

/** Maps the fields of a part. */
export function readPart(reading: Reading, cast: Cast): void {
  takeTitle(reading, 'part')
  takePicture(reading, cast)
  takeBody(reading, true)
  takeSummary(reading)
  if (!reading.sources.has('body')) reading.take('body', calledBest(reading.left, ['short'], 'description', 0.95))
}

/** Maps the fields of a content type that wraps a picture. */
export function readPicture(reading: Reading, cast: Cast): void {
  takePicture(reading, cast, true)
  takeTitle(reading, 'page')
  reading.take('caption', calledBest(reading.left, ['short', 'long'], 'caption') ?? summaryOf(reading.left), text)
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
}

/** Returns the field with the address. If a menu has items, a field that looks like an address belongs to something else or is the menu's name. */
function whereTo({ left }: Reading, isMenu: boolean): Chosen | undefined {
  const addresses = left.filter(({ field }) => field.values.length === 0)
  const url = calledBest(addresses, ['short'], 'url', isMenu ? 0.95 : 0.7)
  return isMenu ? url : (url ?? calledBest(addresses, ['short'], 'slug') ?? calledBest(addresses, ['short'], 'path'))
}

function wordingOf({ left }: Reading): Chosen | undefined {
  const words = left.filter((field) => field.values.urls < 0.5 && field.field.values.length === 0 && !isInternal(field))
  return calledBest(words, ['short'], 'label', 0.5) ?? calledBest(words, ['short'], 'wording', 0.5)
}

/** Maps the fields of a content type with settings of the whole site. */
export function readSettings(reading: Reading, cast: Cast): void {
  reading.take('title', siteName(reading) ?? calledBest(reading.left, ['short'], 'name', 0.95) ?? calledBest(reading.left, ['short'], 'title', 0.95))
  if (!reading.sources.has('title')) takeTitle(reading, 'part')
  const homes = reading.left.filter(({ kind }) => kind === 'entry')
  reading.take('home', leadOf(homes, playing(cast, ...PAGES), 'home', true))
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
  reading.take('summary', tagline(reading), text)
  reading.take('sharePicture', calledBest(reading.left, ['asset', 'entry'], 'share'))
}

function tagline({ left }: Reading): Chosen | undefined {
  const ofSite = left.filter(({ own, words }) => own.length === 1 || /^(?:site|website|blog|shop|app) /.test(words.join(' ')))
  return calledBest(ofSite, ['short', 'long'], 'subtitle') ?? calledBest(ofSite, ['short', 'long'], 'description')
}

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
