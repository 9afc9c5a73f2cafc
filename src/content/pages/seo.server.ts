import type { Entry } from '../content.ts'
import { asset, entry, flag, model, localizedText } from '../reading/model.server.ts'

/** Settings of editors for search engines and shared links of a page. */
export const seoModel = model('seo', {}, { title: localizedText, description: localizedText, picture: asset, noindex: flag })
/** Link to SEO settings, for the models of pages. */
export const seo = entry(seoModel.type)

const withSeo = model('any', {}, { seo })

/** Returns whether search engines may index the page of an entry. */
export function isCacheable(page: Entry): boolean {
  return page.read(withSeo)?.seo?.read(seoModel)?.noindex !== true
}
