import type { Graph, ItemList, Thing, WebPage } from 'schema-dts'
import { botDataOf } from '#app/content/pages/meta.server.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { addressOf, webSiteId } from './addresses.server.ts'
import { breadcrumbList } from './breadcrumb-list.server.ts'
import { imageObject } from './image-object.server.ts'
import { organization } from './organization.server.ts'
import type { SiteFacts } from './site-facts.ts'
import { webSite } from './web-site.server.ts'

/** Subject of a page for structured data. */
export interface About {
  /** @default 'WebPage' */
  readonly type?: 'CollectionPage' | 'ProfilePage'
  /** Language of the text, if it is not the page's. */
  readonly language?: string | undefined
  readonly picture?: Picture | undefined
  /** Id of the page's main thing, which is the first of `things`. */
  readonly mainId?: string
  readonly things?: readonly Thing[]
  /** The lists of the page, if it has no main thing. */
  readonly lists?: readonly ItemList[]
}

/**
 * Returns the structured data of a page: the page, its breadcrumb, the site, the organization and the subject.
 *
 * Returns `undefined` if the page must not have structured data (`botDataOf`).
 */
export function pageGraph(page: Page, site: SiteFacts, about: About): Graph | undefined {
  const botData = botDataOf(page.meta)
  if (!botData) return undefined
  const { locale, meta } = page
  const isHome = meta.place.route === 'home'
  const url = addressOf(page)
  const way = breadcrumbList(page)
  const { type = 'WebPage', language = locale, picture, mainId, things = [], lists = [] } = about
  const described: WebPage = {
    '@type': type,
    '@id': url,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: language,
    isPartOf: { '@id': webSiteId(locale) },
    breadcrumb: way && { '@id': way.id },
    primaryImageOfPage: picture && imageObject(page, picture),
    dateModified: botData.changedAt,
    mainEntity: mainId !== undefined ? { '@id': mainId } : lists.length > 0 ? lists : undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [described, ...things, ...(way ? [way.list] : []), webSite(site, isHome), organization(site, isHome)],
  }
}
