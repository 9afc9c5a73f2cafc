import type { Organization } from 'schema-dts'
import { theme } from '#theme'
import { absolute, organizationId } from './addresses.server.ts'
import { postalAddress } from './postal-address.server.ts'
import { engineFactsOf, type SiteFacts } from './site-facts.ts'

/** Name who runs the site; the home page says how to reach them too. */
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
      // An organization has no hours of its own, but the place where it is has.
      location: hours.length === 0 ? undefined : { '@type': 'Place', address: address && postalAddress(address), openingHoursSpecification: hours },
    }),
  }
}
