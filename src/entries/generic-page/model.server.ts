import { asset, date, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

/** Entry of an unmapped content type. */
export const genericPageModel = model('genericPage', { title: localizedText, slug: symbol }, { summary: localizedText, picture: asset, date })
