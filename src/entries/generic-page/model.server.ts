import { asset, date, model, phrase, symbol } from '#app/content/reading/model.server.ts'

/** An entry of a type that is the space's own. */
export const genericPageModel = model('genericPage', { title: phrase, slug: symbol }, { summary: phrase, picture: asset, date })
