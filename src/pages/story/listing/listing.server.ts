import { limitOf } from '#app/config/limits.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { present } from '#app/content/view/present.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { feedOffers } from '#app/seo/feeds/feed-links.server.ts'
import { listingIntro } from '#app/layout/site-layout/layout-content.server.ts'
import type { StoriesPage } from './page.ts'
import { storyFilter } from './story-filter.server.ts'
import { chooseTopic, slugOf } from '#app/entries/topic/links/topic-choice.server.ts'
import { taggedWith, topicFeedLinks } from '#app/entries/topic/page-type.server.ts'
import { listingFeedLinks } from '../../feeds/feed-links.server.ts'
import { newestFirst, oldestFirst, storyCard } from '#app/entries/story/page-type.server.ts'

/** Returns a page of the story listing, the newest first, or the oldest if reversed. `topicSlug` filters by topic. A page beyond the last is not found. */
export async function storiesPage(content: Content, topicSlug: string | undefined, number: number, reversed?: true): Promise<Lookup<StoriesPage>> {
  if (!content.offers('story')) return { kind: 'missing' }
  const { locale } = content
  const choice = chooseTopic(content, topicSlug, { route: 'stories', reversed })
  if (choice.kind !== 'chosen') return choice
  const { topic } = choice
  const size = limitOf('storiesPerPage')
  const query = { order: (reversed ? oldestFirst : newestFirst)(content), include: 1, ...taggedWith(topic) }
  const { entries, total, totalIn } = await listed(content, 'story', query, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages) return { kind: 'missing' }
  const placeIn = (each: Locale): ListingPlace | undefined => {
    if (number > 1 && totalIn(each) <= (number - 1) * size) return undefined
    return { route: 'stories', topic: topic && slugOf(topic, each), reversed, page: number > 1 ? number : undefined }
  }
  const title = choice.title === undefined ? m.stories_title({}, { locale }) : m.stories_about({ topic: choice.title }, { locale })
  const heading = number > 1 ? m.title_page_number({ title, number }, { locale }) : title
  // Pages never link to an empty feed.
  const feedLinks = total === 0 ? [] : topic ? topicFeedLinks(topic) : listingFeedLinks(content, 'story')
  const page: StoriesPage = {
    locale,
    intro: await listingIntro(content, 'storiesIntro', m.stories_intro),
    stories: present(entries.map(storyCard)),
    title: heading,
    count: total > 0 ? m.stories_count({ count: total }, { locale }) : m.stories_empty({}, { locale }),
    filter: await storyFilter(content, topic, reversed),
    topic: topic && slugOf(topic, locale),
    reversed,
    feeds: feedOffers(content, feedLinks),
    page: number,
    pages,
    total,
    meta: listingMeta(content, {
      title: heading,
      placeIn,
      noindex: topic !== undefined || reversed === true,
      feedLinks,
    }),
    breadcrumb: breadcrumb(content, messageText(m.stories_title({}, { locale }), locale)),
  }
  return { kind: 'page', page }
}
