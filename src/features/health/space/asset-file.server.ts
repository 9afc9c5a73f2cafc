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
