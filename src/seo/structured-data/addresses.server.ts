import type { Page } from '#app/content/view/page-meta.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'

/** Returns the absolute address of a page. Ids of the things on the page consist of this address and a fragment. */
export function addressOf({ locale, meta }: Pick<Page, 'locale' | 'meta'>): string {
  return absoluteUrl(locale, meta.place)
}

/** Returns the absolute address of a link's target. */
export function targetAddress(target: LinkTarget): string {
  if (target.kind === 'url') return absolute(target.href)
  return absoluteUrl(target.locale, target.place) + (target.hash === undefined ? '' : `#${target.hash}`)
}

/** Returns the id of the person on a page. Other pages refer to the person by the same id. */
export function personId(address: string): string {
  return `${address}#person`
}

/** Returns the id of the site in a language. */
export function webSiteId(locale: Locale): string {
  return `${absoluteUrl(locale, { route: 'home' })}#website`
}

/** Returns the id of the organization behind the site, which is the same in every language. */
export function organizationId(): string {
  return absolute('/#organization')
}

/** Converts a root-relative address to an absolute one. Returns absolute addresses unchanged. */
export function absolute(url: string): string {
  return new URL(url, siteOrigin()).href
}
