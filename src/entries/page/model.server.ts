import { seo } from '#app/content/pages/seo.server.ts'
import { ANY_SECTION, entries, entry, model, phrase, symbol } from '#app/content/reading/model.server.ts'

const required = { title: phrase, slug: symbol }

export const pageModel = model('page', required, { parent: entry('page'), summary: phrase, sections: entries(ANY_SECTION), seo })
/** A card asks for no more than it shows: other fields lie deeper than a list's query goes. */
export const pageCardModel = model('page', required, { summary: phrase })
