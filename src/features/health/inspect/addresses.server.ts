import { typedAddress } from '#app/content/links/address-link.server.ts'
import { redirectModel } from '#app/content/redirects/model.server.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import { sitePaths, type PathTarget } from '../space/site-paths.server.ts'

/** Finds typed addresses that lead to no page of the site, or that use a forbidden scheme. */
export const inspectAddresses: Inspector = async (space) => {
  const leadsTo = await sitePaths(space)
  const found = await mapYielding(space.entries, (entry) =>
    space.references(entry).addresses.flatMap(({ address, field, code }) => {
      const fault = faultOf(address, leadsTo)
      // Targets of redirects may contain a `*`, so `inspectRedirects` checks them.
      if (entry.type === redirectModel.type && fault?.kind === 'dead-address') return []
      return fault ? [{ ...fault, id: entry.id, field, locale: code }] : []
    }),
  )
  return found.flat()
}

function faultOf(address: string, leadsTo: (path: string) => PathTarget): Pick<Found, 'kind' | 'sentence'> | undefined {
  const { kind, text } = typedAddress(address)
  const shown = text.slice(0, 80)
  if (kind === 'unsafe') {
    return {
      kind: 'unsafe-address',
      sentence: `Contains the address "${shown}". Only http, https, mailto, tel and paths that begin with / are allowed, so the site leaves out the link.`,
    }
  }
  const path = kind === 'path' ? text : ownPath(text)
  if (path === undefined || leadsTo(path).kind !== 'nothing') return undefined
  return { kind: 'dead-address', sentence: `Links to ${shown}, but the site has no page at this address.` }
}

/** Returns the path of an address that begins with the site’s origin. */
function ownPath(text: string): string | undefined {
  const url = URL.parse(text)
  return url?.origin === siteOrigin() ? url.pathname : undefined
}
