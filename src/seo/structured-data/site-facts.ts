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

const hours = new WeakMap<object, readonly OpeningHoursSpecification[]>()

/** Notes when the house of a site is open. The browser gets the facts without it. */
export function withHours<S extends object>(site: S, given: readonly OpeningHoursSpecification[]): S {
  hours.set(site, given)
  return site
}

/** Returns when the house of a site is open; nothing if it is not known. */
export function hoursOf(site: object): readonly OpeningHoursSpecification[] {
  return hours.get(site) ?? []
}
