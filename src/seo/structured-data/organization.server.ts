import type { Organization } from 'schema-dts'
import { theme } from '#theme'
import { absolute, organizationId } from './addresses.server.ts'
import { postalAddress } from './postal-address.server.ts'
import { engineFactsOf, type SiteFacts } from './site-facts.ts'

/** Returns the organization behind the site. The home page also includes its contact data. */
export function organization(site: SiteFacts, isHome: boolean): Organization {
  const { organization: given, name } = site
  const { address, email, phone } = given ?? {}
  const { hours, profiles } = engineFactsOf(site)
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: (given?.name ?? name).text,
    url: absolute('/'),
    logo: absolute(theme.icons.large),
    ...(isHome && {
      address: address && postalAddress(address),
      email,
      telephone: phone,
      sameAs: profiles.length === 0 ? undefined : profiles,
      // Organizations have no opening hours in schema.org, but their location has.
      location: hours.length === 0 ? undefined : { '@type': 'Place', address: address && postalAddress(address), openingHoursSpecification: hours },
    }),
  }
}
