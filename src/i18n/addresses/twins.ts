import site from '#config'
import { localeInfo, type Locale } from '../locales.ts'
import { isSearchPath } from './search-path.ts'
import { canonicalPath, isPagePath, localeOfPath, toExternal, toInternal } from './urls.ts'

const TWIN = '.md'
/** The home page where it has no segment of its own. */
const HOME = '/index'
/** A file, such as a feed, is no page, even among pages. */
const FILE = /\.[a-z][a-z0-9]{1,5}$/i

/** The Markdown twin of a page: where the page lies, and the language that the twin's address names where no page's does. */
export interface Twin {
  /** Root-relative, without a query. */
  readonly page: string
  readonly locale?: Locale
}

/** Give the path of the Markdown twin of a page: `/en/visit.md`; that of `/` is `/index.md`. */
export function twinPath(page: string): string {
  return `${page === '/' ? HOME : page}${TWIN}`
}

/** Give the path of a page's twin where its page has a language in any mode of addresses: whoever reads Markdown brings none along. */
export function namedTwinPath(page: string, locale: Locale): string {
  if (site.localePrefix !== 'never') return twinPath(page)
  const named = localeOfPath(page) === undefined ? `/${localeInfo(locale).prefix}${page === '/' ? '' : page}` : page
  return twinPath(named)
}

/**
 * Tell of which page a path is the Markdown twin; `undefined` for any other path. What was found by a search has none.
 *
 * Where every page has its language in its address, so has every twin, but for that of `/`, which leads to one.
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

/** Give the path of the twin of what may be a page; `undefined` for what is none, such as a file, and for what leads to a language first. */
export function twinOf(path: string): string | undefined {
  if (path === '/' && site.localePrefix === 'always') return undefined
  const twin = twinPath(path)
  return !FILE.test(path) && isPagePath(path) && twinAt(twin) ? twin : undefined
}

/** Tell whether a path is that of a twin which is the same for all who ask. */
export function isSharedTwin(path: string): boolean {
  const twin = twinAt(path)
  if (!twin) return false
  return twin.locale !== undefined || (site.localePrefix !== 'never' && localeOfPath(twin.page) !== undefined)
}
