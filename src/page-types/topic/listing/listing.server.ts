import { m } from '#messages'
import type { Content } from '#app/content/content.server.ts'
import { topicCards } from '../../listing/directory.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { TopicsPage } from '../../page.ts'

/** All topics, by title. */
export async function topicsPage(content: Content): Promise<TopicsPage> {
  const { locale } = content
  const page: TopicsPage = {
    locale,
    topics: topicCards(content),
    meta: listingMeta(content, { title: m.topics_title({}, { locale }), placeIn: () => ({ route: 'topics' }) }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), { text: m.topics_title({}, { locale }) }),
  }
  await content.placeholders.fill()
  return page
}
