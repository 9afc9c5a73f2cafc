import { document, model } from '#app/content/reading/model.server.ts'
import { text, type SectionOnServer } from '../build.server.ts'

const richTextModel = model('richText', { body: document }, {})

export const richText = {
  model: richTextModel,
  async build(build, entry) {
    const value = entry.read(richTextModel)
    return value && { type: 'richText', id: entry.id, body: await text(build, entry, value.body) }
  },
} satisfies SectionOnServer<'richText'>
