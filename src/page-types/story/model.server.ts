import { seo } from '#app/content/pages/seo.server.ts'
import { focalPoint } from '#app/content/reading/focal-point.server.ts'
import { asset, date, document, entries, model, phrase, symbol } from '#app/content/reading/model.server.ts'

// A story without a body has no page, and so no card.
const required = { title: phrase, slug: symbol, summary: phrase, body: document, published: date }
const shown = { cover: asset, focalPoint }

export const storyModel = model('story', required, { ...shown, authors: entries('person'), related: entries('story'), seo })
/** A card asks for no more than it shows: other fields lie deeper than a list's query goes. */
export const storyCardModel = model('story', required, shown)
