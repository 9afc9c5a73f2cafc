import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { ProductPage } from './page.ts'

/** Describe a product by the page that it has. */
export function aboutProduct({ locale, title, picture }: ProductPage): About {
  return { language: title.locale ?? locale, picture }
}
