import type { Asset } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import type { SectionOf } from '../registry.tsx'
import { labelled, type FieldBuild, type FieldParts } from './field-build.server.ts'

/** Converts assets by their type: a figure or a gallery, players for audio and video, files to download. */
export function assetsContent(fieldBuild: FieldBuild, assets: readonly Asset[]): FieldParts {
  const { entry, field } = fieldBuild
  const { id, label } = labelled(fieldBuild)
  const pictures = present(assets.filter((asset) => asset.isPicture).map((asset) => asset.picture()))
  const recordings = assets.flatMap((asset) => {
    const medium = asset.isLocked ? undefined : asset.recording
    const file = medium && asset.file()
    return medium && file ? [{ medium, file }] : []
  })
  const files = present(assets.filter((asset) => asset.isLocked || (!asset.isPicture && !asset.recording)).map((asset) => asset.file()))
  const [picture, ...others] = pictures
  const section = `${entry.id}-${field.id}`
  const gallery: SectionOf<'gallery'> = { type: 'gallery', id: section, title: label, pictures }
  const downloads: SectionOf<'downloads'> = { type: 'downloads', id: `${section}-files`, title: label, files }
  const parts: FieldParts[number][] = []
  if (picture && others.length === 0) parts.push({ part: { kind: 'text', id, label, text: { blocks: [{ type: 'picture', picture }] } } })
  if (others.length > 0) parts.push({ part: { kind: 'sections', id, sections: [gallery], areSmall: false } })
  for (const { medium, file } of recordings) parts.push({ part: { kind: 'recording', id: `${id}-${file.id}`, label, medium, file } })
  if (files.length > 0) parts.push({ part: { kind: 'sections', id: `${id}-files`, sections: [downloads], areSmall: false } })
  return parts
}
