import { entries, model, localizedText } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import { card } from '#app/entries/table.server.ts'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import type { SectionOnServer } from '../build.server.ts'

const cardsModel = model('cards', { items: entries(...PAGE_TYPES) }, { title: localizedText, intro: localizedText })

export const cards = {
  model: cardsModel,
  async build(_build, entry) {
    const value = entry.read(cardsModel)
    const items = present((value?.items ?? []).map(card))
    return value && items.length > 0 ? { type: 'cards', id: entry.id, title: value.title, intro: value.intro, items } : undefined
  },
} satisfies SectionOnServer<'cards'>
