import { WRAPPED_PICTURE } from '#app/content/reading/fields.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { CheckedSpace } from './checked-space.ts'

/** Fields whose image appears only in link previews, without a description. */
const UNSEEN = new Set(['siteSettings.sharePicture', 'seo.picture'])

/** Returns the ids of the assets that entries link to, and of those that pages show. */
export const assetUses = memoize(async (space: CheckedSpace) => {
  const linked = new Set<string>()
  const shown = new Set<string>()
  await mapYielding(space.entries, (entry) => {
    for (const { to, id, field, node } of space.references(entry).links) {
      if (to !== 'Asset') continue
      linked.add(id)
      // Downloads have a name. A wrapper entry of an image may contain its own description.
      if (node !== 'asset-hyperlink' && !UNSEEN.has(`${entry.type}.${field}`) && entry.type !== WRAPPED_PICTURE) shown.add(id)
    }
  })
  return { linked, shown }
}, new WeakMap())
