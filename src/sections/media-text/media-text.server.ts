import { asset, choice, document, model, localizedText } from '#app/content/reading/model.server.ts'
import { text, type SectionOnServer } from '../build.server.ts'

const mediaTextModel = model('mediaText', {}, { title: localizedText, body: document, picture: asset, side: choice(['start', 'end']) })

export const mediaText = {
  model: mediaTextModel,
  async build(build, entry) {
    const value = entry.read(mediaTextModel)
    if (!value) return undefined
    const picture = value.picture?.picture()
    const body = value.body && (await text(build, entry, value.body, value.title ? 3 : 2))
    if (!body && !picture) return undefined
    return { type: 'mediaText', id: entry.id, title: value.title, body, picture, side: value.side ?? 'start' }
  },
} satisfies SectionOnServer<'mediaText'>
