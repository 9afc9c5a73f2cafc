import type { LocalePrefix, LocaleSettings } from '#app/config/site.ts'
import { SERVER_FUNCTIONS } from '#app/framework/markers.ts'
import { listingOf, LISTINGS } from '#app/config/page-types/table.ts'
import type { Place } from './place.ts'
import { isEntryPlace, isNestedPlace, searchOf } from './route-of.ts'

/** What addresses depend on. */
interface AddressSettings<Locale extends string> {
  /** Asked for with each absolute address: where the site runs decides it. */
  readonly origin: string
  readonly localePrefix: LocalePrefix
  readonly baseLocale: Locale
  readonly locales: readonly (LocaleSettings & { readonly tag: Locale })[]
}

/** What addresses call by names of each language. */
const NAMED = [...LISTINGS, 'search'] as const

/** Paths that are no pages: server functions, built and media files, what Vite serves in development, files at the root. */
const INFRASTRUCTURE = new RegExp(`^${SERVER_FUNCTIONS}|^/(?:(?:assets|media|node_modules|src)/|@|__)|^/[^/]+\\.[a-z0-9]{2,12}$`, 'i')

/**
 * Make the functions that know addresses, for the settings of a site: `urls.ts` holds those of this one.
 *
 * Internal paths are those of `src/routes` and always begin with a language (`/de/stories/x`); external ones are what
 * visitors see (`/de/geschichten/x`). `current` is the language of the visitor; it matters in the mode `never` alone,
 * where a path says nothing of it.
 */
export function makeAddresses<Locale extends string>(settings: AddressSettings<Locale>) {
  const { localePrefix, baseLocale, locales } = settings
  const byTag = new Map<string, (typeof locales)[number]>(locales.map((each) => [each.tag, each]))
  const byName = new Map(locales.flatMap((each) => [each.tag, each.prefix].map((name) => [name.toLowerCase(), each.tag] as const)))

  /** Tell which language the first segment of a path names. */
  function localeOfPath(path: string): Locale | undefined {
    return byName.get((path.split('/')[1] ?? '').toLowerCase())
  }

  /** Tell whether a path may be a page's. */
  function isPagePath(path: string): boolean {
    return localeOfPath(path) !== undefined || !INFRASTRUCTURE.test(path)
  }

  /** Turn the path a visitor asked for into the path of a route. Never throws; odd escapes stay as they are. */
  function toInternal(path: string, current: Locale = baseLocale): string {
    const named = localeOfPath(path)
    if (named === undefined && (localePrefix === 'always' || !path.startsWith('/') || INFRASTRUCTURE.test(path))) return path
    const [, , ...below] = path.split('/')
    const rest = named === undefined ? path.split('/').slice(path === '/' ? 2 : 1) : below
    return ['', named ?? (localePrefix === 'never' ? current : baseLocale), ...withFirst(rest, routeNamed)].join('/')
  }

  /** Turn the path of a route into the one visitors see, percent-encoded. In the mode `never` the path of another language than the visitor's keeps its prefix, which switches. */
  function toExternal(path: string, current?: Locale): string {
    const [empty, tag = '', ...rest] = path.split('/')
    const locale = byTag.get(tag)
    if (empty !== '' || !locale) return path
    const translated = withFirst(rest, (name) => {
      const route = NAMED.find((each) => each === name)
      return route && encodeURIComponent(locale.segments[route] ?? route)
    })
    const isBare = localePrefix === 'as-needed' ? locale.tag === baseLocale : localePrefix === 'never' && (current ?? locale.tag) === locale.tag
    return ['', ...(isBare ? [] : [locale.prefix]), ...translated].join('/') || '/'
  }

  /** Give the one right spelling of a path a visitor asked for, in the language it names or else the visitor's. */
  function canonicalPath(path: string, current?: Locale): string {
    return toExternal(toInternal(tidied(path), current))
  }

  /** Give the address of a place: a percent-encoded, root-relative path, with a query where the place has one. */
  function pathOf(locale: Locale, place: Place, current?: Locale): string {
    return toExternal(['', locale, ...internalSegments(place)].join('/'), current) + queryOf(place)
  }

  /** Give the absolute address of a place, for canonical, hreflang and the sitemap. */
  function absoluteUrl(locale: Locale, place: Place): string {
    return new URL(pathOf(locale, place), settings.origin).href
  }

  /** The listing or search that a segment names in any language: a foreign name still finds its route, so that the request can be sent to the right address. */
  function routeNamed(name: string): string | undefined {
    const lower = name.toLowerCase()
    return NAMED.find((route) => route === lower || locales.some((each) => each.segments[route]?.toLowerCase() === lower))
  }

  return { localeOfPath, isPagePath, toInternal, toExternal, canonicalPath, pathOf, absoluteUrl }
}

function internalSegments(place: Place): readonly string[] {
  if (isNestedPlace(place)) return place.path.split('/').map(encodeURIComponent)
  if (isEntryPlace(place)) return [listingOf(place.route), encodeURIComponent(place.slug)]
  return place.route === 'home' ? [] : [place.route]
}

function queryOf(place: Place): string {
  const search = Object.entries(searchOf(place))
  return search.length > 0 ? `?${new URLSearchParams(search.map(([name, value]) => [name, String(value)]))}` : ''
}

function withFirst([first, ...rest]: readonly string[], translate: (name: string) => string | undefined): string[] {
  return first === undefined ? [] : [translate(decoded(first)) ?? first, ...rest]
}

/** Returns a path without doubled slashes, and without slashes and spaces at its end: parsers of addresses drop the latter. */
export function tidied(path: string): string {
  let right = path.replace(/\/{2,}/g, '/')
  while (right.length > 1 && (right.endsWith('/') || right.endsWith('%20'))) right = right.slice(0, right.endsWith('/') ? -1 : -3)
  return right
}

/** Returns a path in the one spelling of its escapes. */
export function spelledAlike(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decoded(segment)))
    .join('/')
}

/** Read a path segment; one with broken escapes is taken as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}
