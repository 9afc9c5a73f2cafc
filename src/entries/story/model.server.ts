import { seo } from '#app/content/pages/seo.server.ts'
import { focalPoint, asset, date, document, entries, model, localizedText, symbol } from '#app/content/reading/model.server.ts'
import { AUTHOR_TYPES } from '#app/config/page-types/table.ts'

const required = { title: localizedText, slug: symbol }
const shown = { summary: localizedText, published: date, cover: asset, focalPoint }

export const storyModel = model('story', required, { ...shown, body: document, authors: entries(...AUTHOR_TYPES), related: entries('story'), seo })
/** The model of a card has only the fields that it shows. Other fields may link deeper than the query of a list includes. */
export const storyCardModel = model('story', required, shown)
