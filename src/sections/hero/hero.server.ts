import type { Content } from '#app/content/content.ts'
import { isCaption } from '#app/content/media/asset-title.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { focalPoint, asset, choice, entries, model, localizedText } from '#app/content/reading/model.server.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import type { SectionOnServer } from '../build.server.ts'

export const heroModel = model(
  'hero',
  { title: localizedText },
  { text: localizedText, picture: asset, focalPoint, layout: choice(['full', 'framed', 'plain', 'plate']), actions: entries(navigationItemModel.type) },
)

export const hero = {
  model: heroModel,
  async build(_build, entry) {
    const value = entry.read(heroModel)
    if (!value) return undefined
    const picture = value.picture?.picture(value.focalPoint)
    const layout = picture ? layoutOf(picture, value.layout) : 'plain'
    const isCaptioned = picture && hasCaption(picture, entry.content)
    return { type: 'hero', id: entry.id, title: value.title, text: value.text, picture, isCaptioned, layout, actions: actions(value.actions) }
  },
} satisfies SectionOnServer<'hero'>

/** Minimum width in pixels of a picture as wide as the window. A smaller one would be blurred. */
const FULL = 1000

/** Returns the layout of a hero. `plate` is the name of `framed` in older versions of the content model. */
function layoutOf({ width, vector }: Picture, chosen: 'full' | 'framed' | 'plain' | 'plate' = 'framed'): 'full' | 'framed' | 'plain' {
  if (chosen === 'full' && width < FULL && !vector) return 'framed'
  return chosen === 'plate' ? 'framed' : chosen
}

/** Returns whether a picture has a caption or a credit. In a space with a custom model, every title of a picture is one. */
function hasCaption({ title }: Picture, { mapped }: Content): true | undefined {
  return title && (mapped || isCaption(title.text, '', true)) ? true : undefined
}
