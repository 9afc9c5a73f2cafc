import type { LocalePrefix, LocaleSettings } from '#app/config/site.ts'
import { SERVER_FUNCTIONS } from '#app/framework/markers.ts'
import { listingOf, LISTINGS } from '#app/config/page-types/table.ts'
import type { Place } from './place.ts'
import { isEntryPlace, isNestedPlace, searchOf } from './route-of.ts'

/** Settings that determine addresses. */
interface AddressSettings<Locale extends string> {
  readonly origin: string
  readonly localePrefix: LocalePrefix
  readonly baseLocale: Locale
  /** Language of paths without a prefix. Default: `baseLocale`. */
  readonly bareLocale?: Locale
  readonly locales: readonly (LocaleSettings & { readonly tag: Locale })[]
}

/** The functions for addresses of a site on one origin. */
export type Addresses<Locale extends string> = ReturnType<typeof createAddresses<Locale>>

/** Routes whose path segments are translated. */
const NAMED = [...LISTINGS, 'search'] as const

/** Paths of other files: server functions, built files and media, Vite's development files, and files at the root. */
const INFRASTRUCTURE = new RegExp(`^${SERVER_FUNCTIONS}|^/(?:(?:assets|media|node_modules|src)/|@|__)|^/[^/]+\\.[a-z0-9]{2,12}$`, 'i')

/**
 * Creates the functions for addresses from the settings of a site. `urls.ts` contains those of the current site.
 *
 * Internal paths are those of `src/routes` and always begin with a language (`/de/stories/x`). External paths are visible to visitors
 * (`/de/geschichten/x`).
 *
 * `current` is the visitor's language. It is used only in the mode `never`, in which paths do not contain the language.
 *
 * `elsewhere` returns the address of a route's path in a language that lives on another origin. External paths of such a language are absolute.
 */
export function createAddresses<Locale extends string>(
  settings: AddressSettings<Locale>,
  elsewhere: (locale: Locale, path: string) => string | undefined = () => undefined,
) {
  const { origin, localePrefix, locales, baseLocale, bareLocale = baseLocale } = settings
  const byTag = new Map<string, (typeof locales)[number]>(locales.map((each) => [each.tag, each]))
  const byName = new Map(locales.flatMap((each) => [each.tag, each.prefix].map((name) => [name.toLowerCase(), each.tag] as const)))

  /** Returns the language of the first segment of a path. */
  function localeOfPath(path: string): Locale | undefined {
    return byName.get((path.split('/')[1] ?? '').toLowerCase())
  }

  /** Returns whether a path may be that of a page. */
  function isPagePath(path: string): boolean {
    return localeOfPath(path) !== undefined || !INFRASTRUCTURE.test(path)
  }

  /** Converts a requested path to the path of a route. Never throws. Malformed escapes remain unchanged. */
  function toInternal(path: string, current: Locale = bareLocale): string {
    const named = localeOfPath(path)
    if (named === undefined && (localePrefix === 'always' || !path.startsWith('/') || INFRASTRUCTURE.test(path))) return path
    const [, , ...below] = path.split('/')
    const rest = named === undefined ? path.split('/').slice(path === '/' ? 2 : 1) : below
    return ['', named ?? (localePrefix === 'never' ? current : bareLocale), ...withFirst(rest, routeNamed)].join('/')
  }

  /**
   * Converts the path of a route to the external path, percent-encoded; absolute for a language on another origin. In the mode `never`, the path keeps its prefix if the language
   * differs from the visitor's. The prefix then switches the language.
   */
  function toExternal(path: string, current?: Locale): string {
    const [empty, tag = '', ...rest] = path.split('/')
    const locale = byTag.get(tag)
    if (empty !== '' || !locale) return path
    const away = elsewhere(locale.tag, path)
    if (away !== undefined) return away
    const translated = withFirst(rest, (name) => {
      const route = NAMED.find((each) => each === name)
      return route && encodeURIComponent(locale.segments[route] ?? route)
    })
    const isBare = localePrefix === 'as-needed' ? locale.tag === bareLocale : localePrefix === 'never' && (current ?? locale.tag) === locale.tag
    return ['', ...(isBare ? [] : [locale.prefix]), ...translated].join('/') || '/'
  }

  /** Returns the canonical spelling of a requested path, in its language or else the visitor's. */
  function canonicalPath(path: string, current?: Locale): string {
    return toExternal(toInternal(tidied(path), current))
  }

  /** Returns the address of a place: a percent-encoded, root-relative path, with a query if needed; absolute for a language on another origin. */
  function pathOf(locale: Locale, place: Place, current?: Locale): string {
    return toExternal(['', locale, ...internalSegments(place)].join('/'), current) + queryOf(place)
  }

  /** Returns the absolute address of a place, for canonical links, hreflang and the sitemap. */
  function absoluteUrl(locale: Locale, place: Place): string {
    return new URL(pathOf(locale, place), origin).href
  }

  /**
   * Returns the listing or search with this segment in any language. A segment in another language still finds its route, so that the
   * request can be redirected.
   */
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

/**
 * Returns a path without repeated slashes, and without slashes and spaces at its end. URL parsers remove such spaces.
 *
 * @example
 * tidied('/en//visit/%20') // '/en/visit'
 */
export function tidied(path: string): string {
  let right = path.replace(/\/{2,}/g, '/')
  while (right.length > 1 && (right.endsWith('/') || right.endsWith('%20'))) right = right.slice(0, right.endsWith('/') ? -1 : -3)
  return right
}

/** Returns a path with normalized escapes. */
export function spelledAlike(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decoded(segment)))
    .join('/')
}

/** Decodes a path segment. Segments with malformed escapes remain unchanged. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}
