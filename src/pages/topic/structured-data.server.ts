import { itemLists } from '#app/seo/structured-data/item-list.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { TopicPage } from './page.ts'

/** Describes a topic by its entries, by type. */
export function aboutTopic({ locale, title, picture, lists }: TopicPage): About {
  return {
    type: 'CollectionPage',
    language: title.locale ?? locale,
    picture,
    lists: lists.flatMap(({ items, title: name }) => itemLists(items, name)),
  }
}
