import { asset, date, model, phrase, symbol } from '#app/content/reading/model.server.ts'

/** Entry of an unmapped content type. */
export const genericPageModel = model('genericPage', { title: phrase, slug: symbol }, { summary: phrase, picture: asset, date })
