import { seo } from '#app/content/pages/seo.server.ts'
import { focalPoint, asset, date, document, location, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

const required = { title: localizedText, slug: symbol, start: date }
const shown = { summary: localizedText, picture: asset, focalPoint, end: date, venue: localizedText, price: localizedText }

export const eventModel = model('event', required, { ...shown, address: localizedText, location, body: document, bookingUrl: symbol, seo })
/** The model of a card has only the fields that it shows. Other fields may link deeper than the query of a list includes. */
export const eventCardModel = model('event', required, shown)
