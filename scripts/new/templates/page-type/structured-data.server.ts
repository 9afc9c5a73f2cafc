import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { ProductPage } from './page.ts'

/** Returns the structured data of a page of the type `product`. */
export function aboutProduct({ locale, title, picture }: ProductPage): About {
  return { language: title.locale ?? locale, picture }
}
