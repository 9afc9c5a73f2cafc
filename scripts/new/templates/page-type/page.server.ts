import type { Content } from '#app/content/content.ts'
import { m } from '#messages'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { productModel } from './model.server.ts'
import type { ProductPage } from './page.ts'

/** Looks up an entry of the page type `product` by its slug. */
export async function productPage(content: Content, slug: string): Promise<Lookup<ProductPage>> {
  const found = await findBySlug(content, 'product', slug)
  if (found.kind !== 'entry') return found
  const { entry } = found
  const value = entry.read(productModel)
  if (!value) return { kind: 'missing' }
  const { locale } = content
  const page: ProductPage = {
    locale,
    title: value.title,
    summary: value.summary,
    picture: value.picture?.picture(),
    meta: entryMeta(entry, { title: value.title, description: value.summary, picture: value.picture }),
    breadcrumb: breadcrumb(content, value.title, [placeCrumb(locale, m.products_title({}, { locale }), { route: 'products' })]),
  }
  return { kind: 'page', page }
}
