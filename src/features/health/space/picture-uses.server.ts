import { WRAPPED_PICTURE } from '#app/content/reading/fields.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { CheckedSpace } from './checked-space.ts'
import { z } from 'zod'
import type { RawAsset } from '#app/content/reading/raw.server.ts'

const file = z.object({
  url: z.string().min(1),
  fileName: z.string().default(''),
  contentType: z.string().default('application/octet-stream'),
  details: z.object({ size: z.number().default(0), image: z.object({ width: z.number(), height: z.number() }).partial().optional() }).default({ size: 0 }),
})

/** The file of an asset in one locale. */
export interface AssetFile extends z.output<typeof file> {
  /** Contentful locale code. */
  readonly code: string
}

/** Returns the files of an asset, one for each locale with a file. */
export function filesOf({ fields }: RawAsset): AssetFile[] {
  return Object.entries(fields['file'] ?? {}).flatMap(([code, value]) => {
    const { data } = file.safeParse(value)
    return data ? [{ code, ...data }] : []
  })
}

/** Returns whether an asset is an image of any format. */
export function isPicture(asset: RawAsset): boolean {
  return filesOf(asset).some(({ contentType }) => contentType.startsWith('image/'))
}

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
