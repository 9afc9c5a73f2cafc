import type { Entry } from '../content.ts'
import { asset, entry, flag, model, phrase } from '../reading/model.server.ts'

/** What editors say of a page to search engines and for shared links. */
export const seoModel = model('seo', {}, { title: phrase, description: phrase, picture: asset, noindex: flag })
/** A link to it, for the models of pages. */
export const seo = entry(seoModel.type)

const withSeo = model('any', {}, { seo })

/** Tell whether the editors let search engines keep the page of an entry. */
export function mayBeKept(page: Entry): boolean {
  return page.read(withSeo)?.seo?.read(seoModel)?.noindex !== true
}
