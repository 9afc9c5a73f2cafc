import site from '#config'
import { SEGMENTS, type Segment } from '../config/site.ts'
import { isLocale, type Locale } from './locales.ts'
import type { Place } from './place.ts'

/**
 * The one module that knows addresses.
 *
 * Internal paths are those of `src/routes` (`/de/stories/x`); external ones are what visitors see (`/de/geschichten/x`).
 * Both keep the locale. Paths that begin with no locale (`/assets/…`, `/_serverFn/…`) pass through untouched.
 */

/** Turn the path a visitor asked for into the path of a route. Never throws; odd escapes stay as they are. */
export function toInternal(path: string): string {
  return translate(path, (_locale, name) => SEGMENTS.find((segment) => segment === name || known(segment).includes(name)))
}

/** Turn the path of a route into the one visitors see, percent-encoded. */
export function toExternal(path: string): string {
  return translate(path, (locale, name) => {
    const segment = SEGMENTS.find((candidate) => candidate === name)
    return segment && encodeURIComponent(site.segments[segment][locale])
  })
}

/** Give the address of a place: a percent-encoded, root-relative path, with a query where the place has one. */
export function pathOf(locale: Locale, place: Place): string {
  return toExternal(internalPath(locale, place)) + queryOf(place)
}

/** Give the absolute address of a place, for canonical and hreflang. */
export function absoluteUrl(locale: Locale, place: Place): string {
  return new URL(pathOf(locale, place), site.origin).href
}

/** Read a path without a language, written with the untranslated segments (`/stories/x?topic=y`), as an editor would type it. */
export function placeOfPath(path: string): Place {
  const [pathname = '', search = ''] = path.split('?')
  const slugs = pathname.split('/').filter(Boolean).map(decoded)
  const [first, slug] = slugs
  if (first === undefined) return { route: 'home' }
  if (first === 'stories' && slug === undefined) {
    const topic = new URLSearchParams(search).get('topic')
    return { route: 'stories', ...(topic ? { topic } : {}) }
  }
  if (first === 'events' && slug === undefined) return { route: 'events' }
  const route = slug !== undefined && slugs.length === 2 && SLUG_ROUTES[first]
  return route ? { route, slug } : { route: 'page', path: slugs.join('/') }
}

const SLUG_ROUTES: Readonly<Record<string, 'story' | 'event' | 'topic' | 'person'>> = { stories: 'story', events: 'event', topics: 'topic', people: 'person' }

function internalPath(locale: Locale, place: Place): string {
  switch (place.route) {
    case 'home':
      return `/${locale}`
    case 'page':
      return `/${locale}/${place.path.split('/').map(encodeURIComponent).join('/')}`
    case 'stories':
    case 'events':
      return `/${locale}/${place.route}`
    case 'story':
      return `/${locale}/stories/${encodeURIComponent(place.slug)}`
    case 'event':
      return `/${locale}/events/${encodeURIComponent(place.slug)}`
    case 'topic':
      return `/${locale}/topics/${encodeURIComponent(place.slug)}`
    case 'person':
      return `/${locale}/people/${encodeURIComponent(place.slug)}`
  }
}

function queryOf(place: Place): string {
  if (place.route !== 'stories') return ''
  const query = new URLSearchParams()
  if (place.topic) query.set('topic', place.topic)
  if (place.page && place.page > 1) query.set('page', String(place.page))
  return query.size > 0 ? `?${query}` : ''
}

function translate(path: string, translateSegment: (locale: Locale, name: string) => string | undefined): string {
  const [empty, locale, name, ...rest] = path.split('/')
  if (empty !== '' || !locale || !name || !isLocale(locale)) return path
  const translated = translateSegment(locale, decoded(name))
  return translated ? ['', locale, translated, ...rest].join('/') : path
}

/** The names of a segment in every language: a foreign one still finds its route, so that the request can be sent to the right address. */
function known(segment: Segment): readonly string[] {
  return Object.values(site.segments[segment])
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}
