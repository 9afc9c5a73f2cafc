import site from '#config'
import { SEARCH_PARAMETERS } from '#app/i18n/addresses/route-of.ts'
import { isSearchPath } from '#app/i18n/addresses/search-path.server.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'
import { cacheKeys } from './cache-key.server.ts'

const SITEMAP = '/sitemap.xml'

/** Names the answers of this site that are kept: pages whose address has a language, what the browser asks for another page, the sitemap. */
export const { keyOf } = cacheKeys([...SEARCH_PARAMETERS, 'part'], isKept, isServerFunctionCall)

function isKept(path: string): boolean {
  if (path === SITEMAP || isServerFunctionCall(path)) return true
  // What differs from visitor to visitor cannot be kept.
  // Nor what visitors may type: there is no end to it.
  return site.localePrefix !== 'never' && localeOfPath(path) !== undefined && !isSearchPath(path)
}
