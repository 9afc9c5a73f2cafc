import type { Content, Entry } from '#app/content/content.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { allTopics } from '../../listing/all-topics.server.ts'
import { RESULTS, type FilterOption } from '../../listing/list-filter.ts'
import { slugOf, topicOptions } from '#app/entries/topic/links/topic-choice.server.ts'
import type { StoriesPage } from './page.ts'

/** Returns the topics to filter the stories of a listing by, and the orders. Each option keeps the value of the other. */
export async function storyFilter(content: Content, topic: Entry | undefined, reversed: true | undefined): Promise<StoriesPage['filter']> {
  const { locale } = content
  const { options, hasMore } = await topicOptions(content, 'story', topic)
  const chosen = topic && slugOf(topic, locale)
  const words = (text: string) => messageText(text, locale)
  const option = (title: LocalizedText, active: boolean, place: { topic?: string; reversed?: true }): FilterOption => ({
    title,
    active,
    target: { kind: 'place', locale, place: { route: 'stories', page: 1, ...place }, hash: RESULTS },
  })
  const byTopic = {
    id: 'topic',
    options: [
      option(words(m.stories_all({}, { locale })), topic === undefined, { reversed }),
      ...options.map(({ slug, title, active }) => option(title, active, { topic: slug, reversed })),
      ...(hasMore ? [allTopics(content)] : []),
    ],
  }
  return {
    label: m.stories_filter({}, { locale }),
    groups: [
      ...(options.length > 0 ? [byTopic] : []),
      {
        id: 'order',
        label: words(m.order({}, { locale })),
        options: [
          option(words(m.order_newest({}, { locale })), !reversed, { topic: chosen }),
          option(words(m.order_oldest({}, { locale })), reversed === true, { topic: chosen, reversed: true }),
        ],
      },
    ],
  }
}
