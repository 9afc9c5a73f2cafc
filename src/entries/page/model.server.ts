import { seo } from '#app/content/pages/seo.server.ts'
import { ANY_SECTION, entries, entry, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

const required = { title: localizedText, slug: symbol }

export const pageModel = model('page', required, { parent: entry('page'), summary: localizedText, sections: entries(ANY_SECTION), seo })
/** The model of a card has only the fields that it shows. Other fields may link deeper than the query of a list includes. */
export const pageCardModel = model('page', required, { summary: localizedText })
