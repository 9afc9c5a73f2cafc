import type { OpeningHoursSpecification } from 'schema-dts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** What every page tells of the site that it is part of, and of who runs it. */
export interface SiteFacts {
  readonly locale: Locale
  readonly name: Phrase
  readonly tagline?: Phrase
  readonly organization?: { readonly name: Phrase; readonly address?: Phrase; readonly email?: string; readonly phone?: string }
}

/** Facts that only search engines read. */
export interface EngineFacts {
  readonly hours: readonly OpeningHoursSpecification[]
  /** Addresses of the organization's pages elsewhere. */
  readonly profiles: readonly string[]
}

const NOTHING: EngineFacts = { hours: [], profiles: [] }
const known = new WeakMap<object, EngineFacts>()

/** Notes facts that only search engines read. Browsers get a site without them. */
export function withEngineFacts<S extends object>(site: S, facts: EngineFacts): S {
  known.set(site, facts)
  return site
}

/** Returns the facts that were noted of a site; empty ones if none were. */
export function engineFactsOf(site: object): EngineFacts {
  return known.get(site) ?? NOTHING
}
