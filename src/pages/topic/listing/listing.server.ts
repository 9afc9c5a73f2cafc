import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { EntryLink } from '#app/content/view/localized-text.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import { regionalTag } from '#app/i18n/formats/format.ts'
import { initialOf } from '#app/i18n/formats/initial.ts'
import { narrowerTopics, topicCards } from '#app/entries/topic/page-type.server.ts'
import { listingIntro } from '#app/layout/site-layout/layout-content.server.ts'
import type { TopicsPage } from './TopicsView.tsx'

/** Maximum number of topics that are shown as cards. */
const MAX_CARDS = 48
/** Number of links on a page of many topics. */
const PER_PAGE = 96

/** Returns a page of the topics, by title. A page beyond the last is not found. */
export async function topicsPage(content: Content, number = 1): Promise<Lookup<TopicsPage>> {
  if (!content.offers('topic')) return { kind: 'missing' }
  const { locale } = content
  const all = topicCards(content)
  const isLong = all.length > MAX_CARDS
  const pages = isLong ? Math.ceil(all.length / PER_PAGE) : 1
  if (number > pages) return { kind: 'missing' }
  const narrower: ReadonlyMap<string, readonly EntryLink[]> = isLong ? new Map() : narrowerTopics(content)
  const below = new Set([...narrower.values()].flat().map(({ id }) => id))
  const topics = isLong ? all.slice((number - 1) * PER_PAGE, number * PER_PAGE) : all.filter(({ id }) => !below.has(id))
  const name = m.topics_title({}, { locale })
  const title = number > 1 ? m.title_page_number({ title: name, number }, { locale }) : name
  const tag = regionalTag(locale)
  const letterOf = (topic: CardOf<'topic'>) => initialOf(topic.title.text, tag) || '0–9'
  const page: TopicsPage = {
    locale,
    title,
    intro: await listingIntro(content, 'topicsIntro', m.topics_intro),
    topics,
    narrower: Object.fromEntries(narrower),
    ...(isLong && { letters: [...Map.groupBy(topics, letterOf)].map(([letter, each]) => ({ letter, topics: each })) }),
    initials: isLong
      ? [...Map.groupBy(all, letterOf)].map(([letter, [first]]) => ({ letter, page: first ? Math.ceil((all.indexOf(first) + 1) / PER_PAGE) : 1 }))
      : [],
    page: number,
    pages,
    meta: listingMeta(content, { title, placeIn: () => ({ route: 'topics', page: number > 1 ? number : undefined }) }),
    breadcrumb: breadcrumb(content, { text: name }),
  }
  return { kind: 'page', page }
}
