import type { WebSite } from 'schema-dts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { organizationId, webSiteId } from './addresses.server.ts'
import { searchAction } from './search-action.server.ts'
import type { SiteFacts } from './site-facts.ts'

/** Name the site in a language; the home page says what it is and how to search it too. */
export function webSite({ locale, name, tagline }: SiteFacts, isHome: boolean): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(locale),
    url: absoluteUrl(locale, { route: 'home' }),
    name: name.text,
    inLanguage: name.locale ?? locale,
    publisher: { '@id': organizationId() },
    ...(isHome && { description: tagline?.text, potentialAction: searchAction(locale) }),
  }
}
