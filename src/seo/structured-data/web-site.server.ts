import type { WebSite } from 'schema-dts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { organizationId, webSiteId } from './addresses.server.ts'
import { searchAction } from './search-action.server.ts'
import type { SiteFacts } from './site-facts.ts'

/** Returns the site in a language. The home page also includes its description and its search. */
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
