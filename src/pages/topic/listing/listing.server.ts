import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { listingIntro } from '#app/layout/site-layout/listing-intro.server.ts'
import type { TopicsPage } from './page.ts'
import { topicCards } from '#app/entries/topic/page-type.server.ts'

/** Returns all topics by title. */
export async function topicsPage(content: Content): Promise<Lookup<TopicsPage>> {
  if (!content.offers('topic')) return { kind: 'missing' }
  const title = m.topics_title({}, { locale: content.locale })
  const page: TopicsPage = {
    locale: content.locale,
    intro: await listingIntro(content, 'topicsIntro', m.topics_intro),
    topics: topicCards(content),
    meta: listingMeta(content, { title, placeIn: () => ({ route: 'topics' }) }),
    breadcrumb: breadcrumb(content, { text: title }),
  }
  return { kind: 'page', page }
}
