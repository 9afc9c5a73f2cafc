import { Limiter } from 'contentful-emulator/async/limiter.ts'
import { typedAddress } from '#app/content/links/address-link.server.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import { findFault, type CheckOptions } from './check-address.server.ts'

/** Maximum number of concurrent requests. */
const AT_ONCE = 8

/** Creates an inspector that finds broken external links. Requests each URL once, however often it is linked. */
export function inspectExternal(options: CheckOptions): Inspector {
  return async (space) => {
    const uses = usesOf(space)
    const wrong = new Map<string, string>()
    const limiter = new Limiter(AT_ONCE)
    const check = async (address: string) => {
      const problem = await findFault(address, options)
      if (problem !== undefined) wrong.set(address, problem)
    }
    await Promise.all(uses.keys().map((address) => limiter.run(() => check(address))))
    return [...wrong].flatMap(([address, problem]) =>
      (uses.get(address) ?? []).map((use): Found => ({ ...use, sentence: `Links to ${address}, which ${problem}.` })),
    )
  }
}

type Use = Omit<Found, 'sentence'>

/** Returns the uses of each external URL, by the URL without its fragment. */
function usesOf(space: CheckedSpace): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  for (const entry of space.entries) {
    for (const { address, field, code } of space.references(entry).addresses) {
      const url = URL.parse(typedAddress(address).text)
      if (!url || !/^https?:$/.test(url.protocol) || url.origin === siteOrigin()) continue
      url.hash = ''
      const known = uses.get(url.href) ?? []
      uses.set(url.href, [...known, { kind: 'dead-external-link', id: entry.id, field, locale: code }])
    }
  }
  return uses
}
