import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import { byTitle, cardBase, firstCards } from '#app/entries/card/card-base.server.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { ListedTypeOnServer } from '#app/entries/page-type.server.ts'
import { productModel } from './model.server.ts'

/** Model, cards and listing of the page type `product`. */
export const pageType = {
  model: productModel,
  card: productCard,
  title: (locale) => m.products_title({}, { locale }),
  async list(content, { limit }) {
    return firstCards(content, { route: 'products' }, await productCards(content), limit)
  },
  listLimit: 500,
  hasTopics: false,
} satisfies ListedTypeOnServer<'product'>

function productCard(entry: Entry): CardOf<'product'> | undefined {
  const value = entry.read(productModel)
  const base = value && cardBase(entry, value.title, value.picture)
  return base && { kind: 'product', ...base, summary: value.summary }
}

/** Returns the cards of all entries that lists in the content's language may show, by name. */
export async function productCards(content: Content): Promise<CardOf<'product'>[]> {
  const entries = await content.all({ content_type: 'product', include: 1 })
  return byTitle(content.locale, present(entries.map(productCard)))
}
