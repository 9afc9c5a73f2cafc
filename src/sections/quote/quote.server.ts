import { entry as link, model, localizedText } from '#app/content/reading/model.server.ts'
import { AUTHOR_TYPES } from '#app/config/page-types/table.ts'
import { card } from '#app/entries/table.server.ts'
import type { SectionOnServer } from '../build.server.ts'

const quoteModel = model('quote', { text: localizedText }, { attribution: localizedText, person: link(...AUTHOR_TYPES) })

export const quote = {
  model: quoteModel,
  async build(_build, entry) {
    const value = entry.read(quoteModel)
    return value && { type: 'quote', id: entry.id, text: value.text, attribution: value.attribution, person: value.person && card(value.person) }
  },
  ofStatement: (id, { text, attribution, portrait, target }) => ({
    type: 'quote',
    id,
    text,
    attribution,
    ...((portrait || target) && { person: { title: attribution, link: target, picture: portrait } }),
  }),
} satisfies SectionOnServer<'quote'>
