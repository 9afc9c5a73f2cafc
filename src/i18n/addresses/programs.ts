import site from '#config'
import { listingOf, typeOfListing } from '#app/config/page-types/table.ts'
import { isLocale, localeInfo, type Locale } from '../locales.ts'
import { decoded } from './addresses.ts'
import type { EntryPlace, LinkTarget, ListingPlace, Place } from './place.ts'
import { siteOrigin } from './site-origin.ts'
import { localeOfPath, pathOf, toInternal } from './urls.ts'

/** A page that has files for programs beside it, such as the feed of a listing. */
export type ProgramPlace = Pick<ListingPlace, 'route'> | EntryPlace

/** A file for programs: what it is about, and its own name, such as `feed.atom`. */
export interface ProgramFile {
  readonly locale: Locale
  readonly place: ProgramPlace
  readonly name: string
}

/** What such files are called. The file of a single event bears the name of its page. */
const NAMES = /^(?:feed\.(?:atom|rss|json)|calendar\.ics)$/
const SINGLE = /^(.+)\.ics$/s

/**
 * Give the path of a place for programs, who bring no language along: where addresses have none, it names its own all the
 * same. A visitor who follows it there sees the site in that language from then on.
 */
function namedPathOf(locale: Locale, place: Place): string {
  const path = pathOf(locale, place)
  return site.localePrefix === 'never' ? `/${localeInfo(locale).prefix}${path === '/' ? '' : path}` : path
}

/** Give the path of a file for programs, below the page that it is about. It names its language in every mode of addresses. */
export function programPath({ locale, place, name }: ProgramFile): string {
  return `${namedPathOf(locale, place)}${name.startsWith('.') ? '' : '/'}${name}`
}

/** Give the same as an absolute address. */
export function programUrl(file: ProgramFile): string {
  return new URL(programPath(file), siteOrigin()).href
}

/** Give the absolute address of a link for programs. */
export function linkUrl(target: LinkTarget): string {
  if (target.kind === 'url') return target.href
  const url = new URL(namedPathOf(target.locale, target.place), siteOrigin())
  if (target.hash !== undefined) url.hash = target.hash
  return url.href
}

/**
 * Read the path of a file for programs, in whichever spelling; `undefined` for any other path.
 *
 * Without a language in the path it is that of the base.
 */
export function programAt(path: string): ProgramFile | undefined {
  if (!/\.(?:atom|rss|json|ics)$/.test(path)) return undefined
  const [empty, locale = '', listing = '', ...below] = toInternal(path).split('/').map(decoded)
  const [first = '', second] = below
  const type = typeOfListing(listing)
  if (empty !== '' || !isLocale(locale) || type === undefined || below.length > 2) return undefined
  if (second !== undefined) return NAMES.test(second) ? { locale, place: { route: type, slug: first }, name: second } : undefined
  if (NAMES.test(first)) return { locale, place: { route: listingOf(type) }, name: first }
  const slug = SINGLE.exec(first)?.[1]
  return slug === undefined ? undefined : { locale, place: { route: type, slug }, name: '.ics' }
}

/** Tell whether a path is that of a file for programs which is the same for all who ask. */
export function isProgramPath(path: string): boolean {
  return (site.localePrefix !== 'never' || localeOfPath(path) !== undefined) && programAt(path) !== undefined
}
