import { parseAssetAddress } from '../answer/asset-address.ts'
import { object, text } from '../json/json.ts'
import type { Space } from '../space/space.ts'

/** A host that serves files of a space's assets. */
export interface HostElsewhere {
  /** Scheme and host: `https://images.ctfassets.net`. */
  readonly origin: string
  /** Whether the host belongs to Contentful, whose Images API can resize pictures. */
  readonly isContentful: boolean
}

/** Returns the hosts of published files that do not lie beside the export. Skips addresses that are not HTTPS. */
export function hostsElsewhere(space: Pick<Space, 'content' | 'isStored'>): readonly HostElsewhere[] {
  const hosts = new Map<string, HostElsewhere>()
  for (const { kind, delivery } of space.content.versions) {
    if (kind !== 'Asset') continue
    for (const file of Object.values(delivery?.fields['file'] ?? {})) {
      const address = text(object(file)['url']) ?? ''
      const url = URL.parse(address.replace(/^\/\//, 'https://'))
      if (url?.protocol === 'https:' && !space.isStored(address))
        hosts.set(url.origin, { origin: url.origin, isContentful: parseAssetAddress(address) !== undefined })
    }
  }
  return [...hosts.values()]
}
