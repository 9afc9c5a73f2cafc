import { picture } from '#app/content/media/media.server.ts'
import { sectionModels } from '#app/page-types/models.server.ts'
import { actions } from '../action/actions.server.ts'
import type { SectionBuilder } from '../registry.server.ts'

export const hero: SectionBuilder<'hero'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.hero)
  if (!value) return undefined
  const shown = value.picture && picture(content, value.picture, value.focalPoint)
  return {
    type: 'hero',
    id: raw.id,
    title: value.title,
    ...(value.text ? { text: value.text } : {}),
    ...(shown ? { picture: shown } : {}),
    layout: shown ? layoutOf(value.layout) : 'plain',
    actions: actions(content, value.actions),
  }
}

/** `plate` is what `framed` was called in former versions of the content model. */
function layoutOf(chosen: 'full' | 'framed' | 'plain' | 'plate' = 'framed') {
  return chosen === 'plate' ? 'framed' : chosen
}

export const callToAction: SectionBuilder<'callToAction'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.callToAction)
  if (!value) return undefined
  const links = actions(content, value.actions)
  if (links.length === 0) return undefined
  return { type: 'callToAction', id: raw.id, title: value.title, ...(value.text ? { text: value.text } : {}), actions: links }
}
