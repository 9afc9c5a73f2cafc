import type { Graph, ItemList, Thing, WebPage } from 'schema-dts'
import { toldOf } from '#app/content/pages/told.server.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { addressOf, webSiteId } from './addresses.server.ts'
import { breadcrumbList } from './breadcrumb-list.server.ts'
import { imageObject } from './image-object.server.ts'
import { organization } from './organization.server.ts'
import type { SiteFacts } from './site-facts.ts'
import { webSite } from './web-site.server.ts'

/** What a page says of what it is about. */
export interface About {
  /** @default 'WebPage' */
  readonly type?: 'CollectionPage' | 'ProfilePage'
  /** The language of its text, where that is not the page's. */
  readonly language?: string | undefined
  readonly picture?: Picture | undefined
  /** What it is the page of: the first of the things is named so. */
  readonly mainId?: string
  readonly things?: readonly Thing[]
  /** The lists that it is made of, where it is the page of nothing else. */
  readonly lists?: readonly ItemList[]
}

/**
 * Describe a page to programs: what it is, where it lies in the site, who runs that, and what it is about.
 *
 * `undefined` where the page tells nothing of itself (`toldOf`).
 */
export function pageGraph(page: Page, site: SiteFacts, about: About): Graph | undefined {
  const told = toldOf(page.meta)
  if (!told) return undefined
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
    dateModified: told.changedAt,
    mainEntity: mainId !== undefined ? { '@id': mainId } : lists.length > 0 ? lists : undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [described, ...things, ...(way ? [way.list] : []), webSite(site, isHome), organization(site, isHome)],
  }
}
