import { isListedType } from '#app/config/page-types/table.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { Recorder } from '../dependencies/recorder.server.ts'
import { isPerLocale, isPublishedIn } from '../locales/publishing.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { ContentVersion } from './version.server.ts'

/** Which lists and home pages a site has. All surfaces depend on these functions. */
export interface Offers {
  /** Returns whether the site has entries of a type in a language. Types without a list depend on the space only. */
  list(type: string, locale: Locale): boolean
  /** Returns whether the site has a home page in a language. */
  home(locale: Locale): boolean
}

/** Returns the languages without a home page, because nothing is published in them. */
export function languagesWithoutHome(version: ContentVersion): ReadonlySet<Locale> {
  const { home } = offersOf(version, new Recorder())
  return new Set(LOCALES.filter((locale) => !home(locale)))
}

/** Values that decide in which lists an entry is. */
const LISTING_PATHS = ['metadata.tags', 'metadata.concepts', 'sys.fieldStatus']

/**
 * Creates the decisions about the lists of a version. A page depends on the entries that decide.
 *
 * With publishing per locale, a language has the list of a type only if an entry of the type is published in it. A type without any entry has
 * empty lists, in the languages in which anything is published.
 */
export function offersOf(version: Pick<ContentVersion, 'types' | 'listed' | 'chain' | 'mapped' | 'pages' | 'homeId'>, recorder: Recorder): Offers {
  const { types, listed, chain } = version

  /** Returns whether one of the entries is published in a language. The page depends on it, or else on the next change of `query`. */
  function isAnyIn(entries: readonly RawEntry[], locale: Locale, key: string, query: { readonly type?: string }): boolean {
    const found = entries.find((entry) => isPublishedIn(entry, chain(locale)))
    if (found) recorder.read(found)
    else recorder.dependsOn(key, { ...query, equal: [], paths: LISTING_PATHS })
    return found !== undefined
  }

  function isUsed(locale: Locale): boolean {
    if (!listed || !isPerLocale()) return true
    const entries = [...version.pages.values(), ...[...listed.values()].flat()]
    return isAnyIn(entries, locale, `any in ${locale}`, {}) || entries.length === 0
  }

  return {
    list(type, locale) {
      if (!listed || !isListedType(type)) return types.has(type)
      const entries = listed.get(type) ?? []
      const isPublished = isAnyIn(entries, locale, `first ${type}`, { type })
      return types.has(type) && (isPublished || (entries.length === 0 && isUsed(locale)))
    },
    home(locale) {
      if (!isPerLocale()) return true
      // A space with a custom model has a composed home page.
      if (version.mapped || LOCALES.every((each) => version.homeId(each) === undefined)) return isUsed(locale)
      const page = version.pages.get(version.homeId(locale) ?? '')
      if (page) recorder.read(page)
      return page !== undefined && isPublishedIn(page, chain(locale))
    },
  }
}
