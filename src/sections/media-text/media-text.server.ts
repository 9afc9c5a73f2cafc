import { asset, choice, document, model, phrase } from '#app/content/reading/model.server.ts'
import { text, type SectionOnServer } from '../build.server.ts'

const mediaTextModel = model('mediaText', { body: document, picture: asset }, { title: phrase, side: choice(['start', 'end']) })

export const mediaText = {
  model: mediaTextModel,
  async build(build, entry) {
    const value = entry.read(mediaTextModel)
    const picture = value?.picture.picture()
    if (!value || !picture) return undefined
    const body = await text(build, entry, value.body, value.title ? 3 : 2)
    return { type: 'mediaText', id: entry.id, title: value.title, body, picture, side: value.side ?? 'start' }
  },
} satisfies SectionOnServer<'mediaText'>
