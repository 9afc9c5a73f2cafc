import type { Organization } from 'schema-dts'
import { theme } from '#theme'
import { absolute, organizationId } from './addresses.server.ts'
import { postalAddress } from './postal-address.server.ts'
import type { SiteFacts } from './site-facts.ts'

/** Name who runs the site; the home page says how to reach them too. */
export function organization({ organization: given, name }: SiteFacts, isHome: boolean): Organization {
  const { address, email, phone } = given ?? {}
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: (given?.name ?? name).text,
    url: absolute('/'),
    logo: absolute(theme.icons.large),
    ...(isHome && { address: address && postalAddress(address), email, telephone: phone }),
  }
}
