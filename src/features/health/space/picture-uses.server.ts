import { WRAPPED_PICTURE } from '#app/content/reading/fields.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { oncePerSpace } from './once-per-space.ts'

/** Fields whose picture is only for shared links: nobody is told what it shows. */
const UNSEEN = new Set(['siteSettings.sharePicture', 'seo.picture'])

/** The ids of the assets that entries link to, and of those among them that pages show. */
export const assetUses = oncePerSpace(async (space) => {
  const linked = new Set<string>()
  const shown = new Set<string>()
  await mapYielding(space.entries, (entry) => {
    for (const { to, id, field, node } of space.references(entry).links) {
      if (to !== 'Asset') continue
      linked.add(id)
      // A download has a name, and what stands for a picture may say itself what that shows.
      if (node !== 'asset-hyperlink' && !UNSEEN.has(`${entry.type}.${field}`) && entry.type !== WRAPPED_PICTURE) shown.add(id)
    }
  })
  return { linked, shown }
})
