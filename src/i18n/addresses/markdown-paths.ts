import { currentSite } from '../current-site.ts'
import { localeInfo, type Locale } from '../locales.ts'
import { isSearchPath, canonicalPath, isPagePath, localeOfPath, toExternal, toInternal } from './urls.ts'

const SUFFIX = '.md'
/** Path of the home page's Markdown, because its own path has no segment. */
const HOME = '/index'
/** Path of a file, such as a feed, which is not a page. */
const FILE = /\.[a-z][a-z0-9]{1,5}$/i

/** The Markdown alternate of a page: the page's path, and the language if only the alternate's address contains it. */
export interface MarkdownAlternate {
  /** Root-relative, without a query. */
  readonly page: string
  readonly locale?: Locale
}

/** Returns the path of a page's Markdown alternate: `/en/visit.md`. That of `/` is `/index.md`. */
export function markdownPath(page: string): string {
  return `${page === '/' ? HOME : page}${SUFFIX}`
}

/**
 * Returns the path of a page's Markdown alternate with its language in any mode of addresses, because readers of Markdown send no preferred
 * language.
 */
export function localizedMarkdownPath(page: string, locale: Locale): string {
  if (currentSite().localePrefix !== 'never') return markdownPath(page)
  const named = localeOfPath(page) === undefined ? `/${localeInfo(locale).prefix}${page === '/' ? '' : page}` : page
  return markdownPath(named)
}

/**
 * Parses the path of a Markdown alternate. Returns `undefined` for other paths. Search results have no alternate.
 *
 * If all pages have a language in their address, so do the alternates, except that of `/`, which redirects to one.
 */
export function parseMarkdownPath(path: string): MarkdownAlternate | undefined {
  if (!path.endsWith(SUFFIX)) return undefined
  const page = path.slice(0, -SUFFIX.length)
  if (page === HOME) return { page: '/' }
  const named = localeOfPath(page)
  if (page === '' || page.endsWith('/') || !isPagePath(page) || isSearchPath(page) || (named === undefined && currentSite().localePrefix === 'always'))
    return undefined
  if (named === undefined || currentSite().localePrefix !== 'never') return { page }
  return { page: canonicalPath(toExternal(toInternal(page), named), named), locale: named }
}

/**
 * Returns the path of the Markdown alternate of a path that may be a page. Returns `undefined` for files, and for paths that redirect to a
 * language.
 */
export function markdownPathOf(path: string): string | undefined {
  if (path === '/' && currentSite().localePrefix === 'always') return undefined
  const alternate = markdownPath(path)
  return !FILE.test(path) && isPagePath(path) && parseMarkdownPath(alternate) ? alternate : undefined
}

/** Returns whether the path of a Markdown alternate is the same for all clients. */
export function isSharedMarkdownPath(path: string): boolean {
  const alternate = parseMarkdownPath(path)
  if (!alternate) return false
  return alternate.locale !== undefined || (currentSite().localePrefix !== 'never' && localeOfPath(alternate.page) !== undefined)
}
