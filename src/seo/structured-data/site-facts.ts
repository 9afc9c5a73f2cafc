import type { OpeningHoursSpecification } from 'schema-dts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Facts about the site and its organization that every page needs. */
export interface SiteFacts {
  readonly locale: Locale
  readonly name: LocalizedText
  readonly tagline?: LocalizedText
  readonly organization?: { readonly name: LocalizedText; readonly address?: LocalizedText; readonly email?: string; readonly phone?: string }
}

/** Facts for search engines only. */
export interface EngineFacts {
  readonly hours: readonly OpeningHoursSpecification[]
  /** Addresses of the organization's profiles on other sites. */
  readonly profiles: readonly string[]
}

const NOTHING: EngineFacts = { hours: [], profiles: [] }
const known = new WeakMap<object, EngineFacts>()

/** Adds facts for search engines to a site. They are not sent to browsers. */
export function withEngineFacts<S extends object>(site: S, facts: EngineFacts): S {
  known.set(site, facts)
  return site
}

/** Returns the facts for search engines of a site; empty if none were added. */
export function engineFactsOf(site: object): EngineFacts {
  return known.get(site) ?? NOTHING
}
