import { asset, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

/** Fields of the content type `product`: the required ones first, then the optional ones. */
export const productModel = model('product', { title: localizedText, slug: symbol, summary: localizedText }, { picture: asset })
