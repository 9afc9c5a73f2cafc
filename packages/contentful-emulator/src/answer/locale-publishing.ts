import type { ApiRequest } from '../http/api-request.ts'
import type { JsonObject } from '../json/json.ts'
import { isPublishedStatus, type Api, type Resource } from '../space/resources.ts'

type Statuses = Pick<Resource, 'localeStatus'>

/** Returns whether a request has the header of locale-based publishing. The Preview API ignores the header. */
export function wantsPerLocale({ header }: Pick<ApiRequest, 'header'>, api: Api): boolean {
  return api === 'delivery' && header('x-contentful-locale-based-publishing') === 'true'
}

/**
 * Returns whether a resource is published in a locale, or in any locale for `*`.
 *
 * A resource without statuses was published as a whole. A locale without a status was added later and appears only after the next publishing.
 */
export function isPublishedIn({ localeStatus }: Statuses, locale: string): boolean {
  if (!localeStatus) return true
  return locale === '*' ? [...localeStatus.values()].some(isPublishedStatus) : isPublishedStatus(localeStatus.get(locale))
}

/** Returns the values of a localized field in the published locales. Returns the same object if all its locales are published. */
export function publishedValues(resource: Statuses, byLocale: JsonObject | undefined): JsonObject | undefined {
  const codes = Object.keys(byLocale ?? {})
  if (!byLocale || codes.every((code) => isPublishedIn(resource, code))) return byLocale
  return Object.fromEntries(codes.filter((code) => isPublishedIn(resource, code)).map((code) => [code, byLocale[code]]))
}
