import site from '#config'
import { isProgramPath } from '#app/i18n/addresses/programs.ts'
import { SEARCH_PARAMETERS } from '#app/i18n/addresses/route-of.ts'
import { isSearchPath } from '#app/i18n/addresses/search-path.ts'
import { isSharedTwin } from '#app/i18n/addresses/twins.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'
import { cacheKeys } from './cache-key.server.ts'

/** Lists of all pages, for programs. */
const LIST = /^\/sitemap\.xml$|\/llms\.txt$/

/** Names the answers of this site that are kept: pages whose address has a language, their Markdown twins, feeds and calendars, what the browser asks for another page, lists of all pages. */
export const { keyOf } = cacheKeys([...SEARCH_PARAMETERS, 'part'], isKept, isServerFunctionCall)

function isKept(path: string): boolean {
  if (LIST.test(path) || isServerFunctionCall(path) || isSharedTwin(path) || isProgramPath(path)) return true
  // What differs from visitor to visitor cannot be kept.
  // Nor what visitors may type: there is no end to it.
  return site.localePrefix !== 'never' && localeOfPath(path) !== undefined && !isSearchPath(path)
}
