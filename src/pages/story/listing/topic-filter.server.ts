import type { Content, Entry } from '#app/content/content.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { RESULTS, type FilterOption } from '../../listing/list-filter.ts'
import { topicOptions } from '#app/entries/topic/links/topic-choice.server.ts'
import { allTopics } from '../../listing/all-topics.server.ts'
import type { StoriesPage } from './page.ts'

/** Returns the topics to filter the stories of a listing by. */
export async function topicFilter(content: Content, topic: Entry | undefined): Promise<StoriesPage['filter']> {
  const { locale } = content
  const { options, hasMore } = await topicOptions(content, 'story', topic)
  const option = (title: LocalizedText, active: boolean, slug?: string): FilterOption => ({
    title,
    active,
    target: { kind: 'place', locale, place: { route: 'stories', page: 1, topic: slug }, hash: RESULTS },
  })
  return {
    label: m.stories_filter({}, { locale }),
    groups: [
      {
        id: 'topic',
        options: [
          option(messageText(m.stories_all({}, { locale }), locale), topic === undefined),
          ...options.map(({ slug, title, active }) => option(title, active, slug)),
          ...(hasMore ? [allTopics(content)] : []),
        ],
      },
    ],
  }
}
