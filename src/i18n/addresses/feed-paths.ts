import { currentSite, isSiteLocale } from '../current-site.ts'
import { listingOf, typeOfListing } from '#app/config/page-types/table.ts'
import { localeInfo, type Locale } from '../locales.ts'
import { decoded } from './addresses.ts'
import type { EntryPlace, LinkTarget, ListingPlace, Place } from './place.ts'
import { siteOrigin } from './site-origin.ts'
import { localeOfPath, pathOf, toInternal } from './urls.ts'

/** A page with feeds or calendars, such as a listing. */
export type FeedPage = Pick<ListingPlace, 'route'> | EntryPlace

/** A feed or calendar: its page, and its file name, such as `feed.atom`. */
export interface FeedFile {
  readonly locale: Locale
  readonly place: FeedPage
  readonly name: string
}

/** File names of feeds and calendars. The calendar of a single event has the slug of its page. */
const NAMES = /^(?:feed\.(?:atom|rss|json)|calendar\.ics)$/
const SINGLE = /^(.+)\.ics$/s

/**
 * Returns the path of a place with its language, also if addresses contain none, because feed readers and calendars send no preferred
 * language.
 *
 * Visitors who follow such a link see the site in that language from then on.
 */
function namedPathOf(locale: Locale, place: Place): string {
  const path = pathOf(locale, place)
  return currentSite().localePrefix === 'never' ? `/${localeInfo(locale).prefix}${path === '/' ? '' : path}` : path
}

/** Returns the path of a feed or calendar, below its page. Contains the language in each mode of addresses. */
export function feedPath({ locale, place, name }: FeedFile): string {
  return `${namedPathOf(locale, place)}${name.startsWith('.') ? '' : '/'}${name}`
}

/** Returns the absolute address of a feed or calendar. */
export function feedUrl(file: FeedFile): string {
  return new URL(feedPath(file), siteOrigin()).href
}

/** Returns the absolute address of a link, for feeds and calendars. */
export function linkUrl(target: LinkTarget): string {
  if (target.kind === 'url') return target.href
  const url = new URL(namedPathOf(target.locale, target.place), siteOrigin())
  if (target.hash !== undefined) url.hash = target.hash
  return url.href
}

/**
 * Parses the path of a feed or calendar in any spelling. Returns `undefined` for other paths.
 *
 * A path without a language has the base language.
 */
export function parseFeedPath(path: string): FeedFile | undefined {
  if (!/\.(?:atom|rss|json|ics)$/.test(path)) return undefined
  const [empty, locale = '', listing = '', ...below] = toInternal(path).split('/').map(decoded)
  const [first = '', second] = below
  const type = typeOfListing(listing)
  if (empty !== '' || !isSiteLocale(locale) || type === undefined || below.length > 2) return undefined
  if (second !== undefined) return NAMES.test(second) ? { locale, place: { route: type, slug: first }, name: second } : undefined
  if (NAMES.test(first)) return { locale, place: { route: listingOf(type) }, name: first }
  const slug = SINGLE.exec(first)?.[1]
  return slug === undefined ? undefined : { locale, place: { route: type, slug }, name: '.ics' }
}

/** Returns whether the path of a feed or calendar is the same for all clients. */
export function isSharedFeedPath(path: string): boolean {
  return (currentSite().localePrefix !== 'never' || localeOfPath(path) !== undefined) && parseFeedPath(path) !== undefined
}
