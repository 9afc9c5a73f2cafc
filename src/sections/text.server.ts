import { picture } from '#app/content/media/media.server.ts'
import { sectionModels } from '#app/page-types/models.server.ts'
import { text } from '#app/content/pages/page-build.server.ts'
import type { SectionBuilder } from './registry.server.ts'

export const richTextSection: SectionBuilder<'richText'> = async (build, raw) => {
  const value = build.content.read(raw, sectionModels.richText)
  return value && { type: 'richText', id: raw.id, body: await text(build, raw, value.body) }
}

export const mediaText: SectionBuilder<'mediaText'> = async (build, raw) => {
  const value = build.content.read(raw, sectionModels.mediaText)
  const shown = value && picture(build.content, value.picture)
  if (!shown) return undefined
  return {
    type: 'mediaText',
    id: raw.id,
    ...(value.title ? { title: value.title } : {}),
    body: await text(build, raw, value.body, value.title ? 3 : 2),
    picture: shown,
    side: value.side ?? 'start',
  }
}
