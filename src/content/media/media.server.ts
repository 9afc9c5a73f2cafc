import { z } from 'zod'
import { formats } from '#app/i18n/formats/format.ts'
import type { Content } from '../content.server.ts'
import { fieldsOf } from '../reading/fields.server.ts'
import { isFileName } from './file-name.server.ts'
import { phrase } from '../reading/model.server.ts'
import type { RawAsset } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'
import type { FileLink, FocalPoint, Picture } from '../view/picture.ts'

const file = z.object({
  url: z.string().min(1),
  fileName: z.string().default(''),
  contentType: z.string().default('application/octet-stream'),
  details: z
    .object({ size: z.number().default(0), image: z.object({ width: z.number().positive(), height: z.number().positive() }).optional() })
    .default({ size: 0 }),
})

function readAsset(content: Content, raw: RawAsset) {
  const { title, description, file: given } = fieldsOf(raw, content.chain(), ['title', 'description', 'file'])
  const parsed = file.safeParse(given?.value)
  if (!parsed.success) {
    reportContent({ entry: raw.id, field: 'file', problem: 'has no processed file; the asset is left out' })
    return undefined
  }
  const url = content.mediaUrl(parsed.data.url)
  if (url === undefined) {
    const shown = parsed.data.url.slice(0, 80)
    reportContent({ entry: raw.id, field: 'file', problem: `has the address "${shown}", where this space has no files; the asset is left out` })
    return undefined
  }
  return { file: { ...parsed.data, url }, title: phrase.safeParse(title).data, description: phrase.safeParse(description).data }
}

/** Turn an asset into a picture that a page shows, cropped around a focal point; `undefined`, and a report, where it is none. */
export function picture(content: Content, raw: RawAsset, focalPoint?: FocalPoint): Picture | undefined {
  const shown = pictureFile(content, raw)
  return shown && content.placeholders.want({ ...shown, ...(focalPoint ? { focalPoint } : {}) })
}

/** Turn an asset into a picture that is only named, as for shared links: nobody waits for a placeholder of it. */
export function pictureFile(content: Content, raw: RawAsset): Picture | undefined {
  const asset = readAsset(content, raw)
  if (!asset) return undefined
  const { fileName, details } = asset.file
  const { image } = details
  if (!image || !asset.file.contentType.startsWith('image/')) {
    reportContent({ entry: raw.id, field: 'file', problem: `is no picture (${asset.file.contentType}); it is left out where a picture belongs` })
    return undefined
  }
  return {
    id: raw.id,
    url: asset.file.url,
    width: image.width,
    height: image.height,
    // A file name is no description: without one the picture counts as decoration.
    alt: asset.description && !isFileName(asset.description.text, fileName) ? asset.description : { text: '' },
    ...(asset.title && !isFileName(asset.title.text, fileName) ? { title: asset.title } : {}),
    vector: asset.file.contentType === 'image/svg+xml',
  }
}

/** Turn an asset into a file to take away. */
export function fileLink(content: Content, raw: RawAsset): FileLink | undefined {
  const asset = readAsset(content, raw)
  if (!asset) return undefined
  const { url, fileName, contentType, details } = asset.file
  return {
    id: raw.id,
    url,
    title: asset.title ?? { text: fileName },
    ...(asset.description ? { description: asset.description } : {}),
    fileName,
    type: (/\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1] ?? contentType.split('/')[1] ?? '').toUpperCase(),
    size: formats(content.locale).bytes(details.size),
  }
}
