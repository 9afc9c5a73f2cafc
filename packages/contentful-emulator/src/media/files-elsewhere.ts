import { parseAssetAddress } from '../answer/asset-address.ts'
import { object, text } from '../json/json.ts'
import type { Space } from '../space/space.ts'

/** A host that has files of a space's assets. */
export interface HostElsewhere {
  /** Scheme and host: `https://images.ctfassets.net`. */
  readonly origin: string
  /** Whether it is Contentful's, which makes pictures smaller when asked to. */
  readonly isContentful: boolean
}

/** List the hosts that have those published files of a space that do not lie beside its export; what is not https is left out. */
export function hostsElsewhere(space: Pick<Space, 'content' | 'isAtHand'>): readonly HostElsewhere[] {
  const hosts = new Map<string, HostElsewhere>()
  for (const { kind, delivery } of space.content.versions) {
    if (kind !== 'Asset') continue
    for (const file of Object.values(delivery?.fields['file'] ?? {})) {
      const address = text(object(file)['url']) ?? ''
      const url = URL.parse(address.replace(/^\/\//, 'https://'))
      if (url?.protocol === 'https:' && !space.isAtHand(address))
        hosts.set(url.origin, { origin: url.origin, isContentful: parseAssetAddress(address) !== undefined })
    }
  }
  return [...hosts.values()]
}
