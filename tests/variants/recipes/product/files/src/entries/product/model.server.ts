import { asset, model, phrase, symbol } from '#app/content/reading/model.server.ts'

export const productModel = model('product', { title: phrase, slug: symbol, summary: phrase }, { price: phrase, picture: asset })
