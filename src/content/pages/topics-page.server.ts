import { m } from '#messages'
import type { Content } from '../content.server.ts'
import { topicCards } from '../directory.server.ts'
import { breadcrumb, listingMeta } from '../meta.server.ts'
import type { TopicsPage } from '../view/page.ts'

/** All topics, by title. */
export async function topicsPage(content: Content): Promise<TopicsPage> {
  const { locale } = content
  const page: TopicsPage = {
    locale,
    topics: topicCards(content),
    meta: listingMeta(content, { title: m.topics_title({}, { locale }), placeIn: () => ({ route: 'topics' }) }),
    breadcrumb: breadcrumb(content, m.home({}, { locale })),
  }
  await content.placeholders.fill()
  return page
}
