import type { Page } from '#app/content/view/page-meta.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'

/** Give the absolute address of a page. What it describes is named by this address and a fragment. */
export function addressOf({ locale, meta }: Pick<Page, 'locale' | 'meta'>): string {
  return absoluteUrl(locale, meta.place)
}

/** Give the absolute address that a link leads to. */
export function targetAddress(target: LinkTarget): string {
  if (target.kind === 'url') return absolute(target.href)
  return absoluteUrl(target.locale, target.place) + (target.hash === undefined ? '' : `#${target.hash}`)
}

/** Name the person of a page, on the page itself and wherever else it is spoken of. */
export function personId(address: string): string {
  return `${address}#person`
}

/** Name the site in a language. */
export function webSiteId(locale: Locale): string {
  return `${absoluteUrl(locale, { route: 'home' })}#website`
}

/** Name who runs the site: the same in every language. */
export function organizationId(): string {
  return absolute('/#organization')
}

/** Make an address of the site's own absolute; others stay. */
export function absolute(url: string): string {
  return new URL(url, siteOrigin()).href
}
