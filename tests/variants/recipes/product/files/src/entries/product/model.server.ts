import { asset, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

export const productModel = model('product', { title: localizedText, slug: symbol, summary: localizedText }, { price: localizedText, picture: asset })
