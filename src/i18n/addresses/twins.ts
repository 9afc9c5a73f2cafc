import site from '#config'
import { localeInfo, type Locale } from '../locales.ts'
import { isSearchPath } from './search-path.ts'
import { canonicalPath, isPagePath, localeOfPath, toExternal, toInternal } from './urls.ts'

const TWIN = '.md'
/** Path of the home page's Markdown, because its own path has no segment. */
const HOME = '/index'
/** Path of a file, such as a feed, which is not a page. */
const FILE = /\.[a-z][a-z0-9]{1,5}$/i

/** The Markdown alternate of a page: the page's path, and the language if only the alternate's address contains it. */
export interface Twin {
  /** Root-relative, without a query. */
  readonly page: string
  readonly locale?: Locale
}

/** Returns the path of a page's Markdown alternate: `/en/visit.md`. That of `/` is `/index.md`. */
export function twinPath(page: string): string {
  return `${page === '/' ? HOME : page}${TWIN}`
}

/**
 * Returns the path of a page's Markdown alternate with its language in any mode of addresses, because readers of Markdown send no preferred
 * language.
 */
export function namedTwinPath(page: string, locale: Locale): string {
  if (site.localePrefix !== 'never') return twinPath(page)
  const named = localeOfPath(page) === undefined ? `/${localeInfo(locale).prefix}${page === '/' ? '' : page}` : page
  return twinPath(named)
}

/**
 * Parses the path of a Markdown alternate. Returns `undefined` for other paths. Search results have no alternate.
 *
 * If all pages have a language in their address, so do the alternates, except that of `/`, which redirects to one.
 */
export function twinAt(path: string): Twin | undefined {
  if (!path.endsWith(TWIN)) return undefined
  const page = path.slice(0, -TWIN.length)
  if (page === HOME) return { page: '/' }
  const named = localeOfPath(page)
  if (page === '' || page.endsWith('/') || !isPagePath(page) || isSearchPath(page) || (named === undefined && site.localePrefix === 'always')) return undefined
  if (named === undefined || site.localePrefix !== 'never') return { page }
  return { page: canonicalPath(toExternal(toInternal(page), named), named), locale: named }
}

/**
 * Returns the path of the Markdown alternate of a path that may be a page. Returns `undefined` for files, and for paths that redirect to a
 * language.
 */
export function twinOf(path: string): string | undefined {
  if (path === '/' && site.localePrefix === 'always') return undefined
  const twin = twinPath(path)
  return !FILE.test(path) && isPagePath(path) && twinAt(twin) ? twin : undefined
}

/** Returns whether the path of a Markdown alternate is the same for all clients. */
export function isSharedTwin(path: string): boolean {
  const twin = twinAt(path)
  if (!twin) return false
  return twin.locale !== undefined || (site.localePrefix !== 'never' && localeOfPath(twin.page) !== undefined)
}
