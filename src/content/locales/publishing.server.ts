import site from '#config'
import { isPublishedStatus } from 'contentful-emulator/space/resources.ts'
import { localeInfo, LOCALES } from '#app/i18n/locales.ts'
import type { LocaleChain } from './space-locales.server.ts'

/** Returns the headers of all requests to the content API. With `publishing: 'locale'`, unpublished locales are not delivered. */
export function publishingHeaders(): Readonly<Record<string, string>> {
  return isPerLocale() ? { 'X-Contentful-Locale-Based-Publishing': 'true' } : {}
}

/** Returns whether the site shows only the languages in which an entry is published. */
export function isPerLocale(): boolean {
  return site.publishing === 'locale'
}

/** Returns the Contentful codes of the languages of the site. */
export function siteCodes(): readonly string[] {
  return LOCALES.map((locale) => localeInfo(locale).contentful)
}

/** Reads the codes in which a resource is published from its `sys.fieldStatus`. Returns `undefined` if it is published as a whole. */
export function publishedCodes(statuses: Readonly<Record<string, string>> | undefined): ReadonlySet<string> | undefined {
  if (!statuses || !isPerLocale()) return undefined
  return new Set(Object.keys(statuses).filter((code) => isPublishedStatus(statuses[code])))
}

/**
 * Returns whether a resource is published in a language.
 *
 * All surfaces depend on this function: an unpublished resource has neither values nor an address in the language.
 */
export function isPublishedIn(
  { publishedIn }: { readonly publishedIn?: ReadonlySet<string> | undefined },
  { codes: [own = ''] }: Pick<LocaleChain, 'codes'>,
): boolean {
  return !publishedIn || publishedIn.has(own)
}
