import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { productCards } from '../page-type.server.ts'
import type { ProductsPage } from './page.ts'

/** Returns the listing of the page type `product`, by title. */
export async function productsPage(content: Content): Promise<Lookup<ProductsPage>> {
  if (!content.offers('product')) return { kind: 'missing' }
  const title = m.products_title({}, { locale: content.locale })
  const page: ProductsPage = {
    locale: content.locale,
    cards: await productCards(content),
    meta: listingMeta(content, { title, placeIn: () => ({ route: 'products' }) }),
    breadcrumb: breadcrumb(content, { text: title }),
  }
  return { kind: 'page', page }
}
