import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import { entryLink } from '#app/content/links/of-entry.server.ts'
import type { Crumb } from '#app/content/view/page-meta.ts'
import { present } from '#app/content/view/present.ts'
import type { TopicPage } from './TopicView.tsx'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { LISTED_TYPES, type ListedType } from '#app/config/page-types/table.ts'
import { broaderTopics, narrowerTopics, topicFeedLinks, topicModel, topicPlace } from '#app/entries/topic/page-type.server.ts'
import { itemLists } from '../listing/structured-data.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { FeedLink, FeedOffer } from '#app/content/view/feed-link.ts'
import { CALENDAR, calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { feedOffers } from '#app/seo/feeds/feed-links.server.ts'
import { typesWith } from '../feeds/feed-links.server.ts'

/** Returns a topic by its slug, with the entries that have its tag, by type. */
export async function topicPage(content: Content, slug: string): Promise<Lookup<TopicPage>> {
  const found = await findBySlug(content, 'topic', slug)
  if (found.kind !== 'entry') return found
  const { entry } = found
  const { locale } = content
  const value = entry.read(topicModel)
  if (!value) return { kind: 'missing' }
  const build = pageBuild(entry)
  const own = await unmappedFields(build, entry, { shown: [value.title, value.summary, value.picture?.id] })
  const lists = await Promise.all(
    LISTED_TYPES.filter((type) => pageTypesOnServer[type].hasTopics).map(async (type) => ({
      type,
      title: pageTypesOnServer[type].title(locale),
      ...(await pageTypesOnServer[type].list(content, { limit: limitOf('storiesPerPage'), topic: entry })),
    })),
  )
  const shown = lists.filter(({ items }) => items.length > 0)
  const { feedLinks, offers } = topicFeeds(
    entry,
    shown.map(({ type }) => type),
  )
  const page: TopicPage = {
    locale,
    title: value.title,
    summary: value.summary,
    picture: value.picture?.picture(value.focalPoint),
    own,
    terms: own && build.terms.all(),
    lists: shown,
    narrower: narrowerTopics(content).get(entry.id) ?? [],
    offers,
    meta: entryMeta(entry, { title: value.title, description: value.summary, picture: value.picture, focalPoint: value.focalPoint, feedLinks }),
    breadcrumb: breadcrumb(content, value.title, [placeCrumb(locale, m.topics_title({}, { locale }), { route: 'topics' }), ...broaderCrumbs(entry)]),
  }
  return { kind: 'page', page }
}

function broaderCrumbs(topic: Entry): Crumb[] {
  return present(broaderTopics(topic).map((each) => entryLink(each))).map(({ title, link }) => ({ title, target: link }))
}

/** Describes a topic by its entries, by type. */
export function aboutTopic({ locale, title, picture, lists }: TopicPage): About {
  return {
    type: 'CollectionPage',
    language: title.locale ?? locale,
    picture,
    lists: lists.flatMap(({ items, title: name }) => itemLists(items, name)),
  }
}

interface TopicFeeds {
  readonly feedLinks: readonly FeedLink[]
  readonly offers: readonly FeedOffer[]
}

/** Returns the feeds and calendars of a topic, for its page and its document head. Each exists if the page lists entries of a type that has one. */
function topicFeeds(topic: Entry, shown: readonly ListedType[]): TopicFeeds {
  const { content } = topic
  const isShown = (kind: 'feed' | 'calendar') => typesWith(kind).some((type) => shown.includes(type))
  const feed = isShown('feed') ? topicFeedLinks(topic) : []
  const place = isShown('calendar') ? topicPlace(topic, content.locale) : undefined
  const calendar = place && { place, name: CALENDAR.name }
  return {
    feedLinks: [...feed, ...(calendar ? [calendarLink(content, calendar, topic.name?.text ?? '')] : [])],
    offers: [...feedOffers(content, feed), ...(calendar ? calendarOffers(content, calendar) : [])],
  }
}
