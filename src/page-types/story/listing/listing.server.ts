import site from '#config'
import { m } from '#messages'
import { present, storyCard } from '../../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { models } from '../../models.server.ts'
import { placeOf } from '#app/content/links/places.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import type { StoriesPage } from '../../page.ts'

/** A page of the story listing, the newest first; `topic` is a topic's slug. A page beyond the last is missing. */
export async function storiesPage(content: Content, topicSlug: string | undefined, number: number): Promise<Lookup<StoriesPage>> {
  if (!content.offers('story')) return { kind: 'missing' }
  const { locale } = content
  const topic = topicSlug === undefined ? undefined : findTopic(content, topicSlug.normalize('NFC'))
  const read = topic && content.read(topic, models.topic)
  if (topicSlug !== undefined && !read) return { kind: 'missing' }
  const own = topic && topicSlugOf(content, topic, locale)
  if (own !== undefined && own !== topicSlug?.normalize('NFC')) {
    return { kind: 'moved', href: pathOf(locale, { route: 'stories', topic: own }), permanent: site.localePrefix !== 'never' }
  }
  const size = site.limits.storiesPerPage
  const query = { order: '-fields.published', include: 1, ...(read ? { 'metadata.tags.sys.id[in]': read.tag } : {}) }
  const { entries, total, totalIn } = await listed(content, 'story', query, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages) return { kind: 'missing' }
  const placeIn = (each: Locale): Place | undefined => {
    if (number > 1 && totalIn(each) <= (number - 1) * size) return undefined
    const slug = topic && topicSlugOf(content, topic, each)
    return { route: 'stories', ...(slug ? { topic: slug } : {}), ...(number > 1 ? { page: number } : {}) }
  }
  const name = read?.title.text
  const title = name === undefined ? m.stories({}, { locale }) : m.stories_about({ topic: name }, { locale })
  const page: StoriesPage = {
    locale,
    stories: present(entries.map((raw) => storyCard(content, raw))),
    topics: filters(content, topic?.id),
    page: number,
    pages,
    total,
    meta: listingMeta(content, {
      title: number > 1 ? m.title_page_number({ title, number }, { locale }) : title,
      placeIn,
      noindex: topic !== undefined,
    }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), { text: m.stories_title({}, { locale }) }),
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}

/** Find a topic by its slug in the page's language, or else in any other: the filter then moves to the right one. */
function findTopic(content: Content, slug: string): RawEntry | undefined {
  const topics = [...content.topics.values()]
  const found = [content.locale, ...LOCALES].map((locale) => topics.find((raw) => topicSlugOf(content, raw, locale) === slug))
  return found.find((raw) => raw !== undefined)
}

function topicSlugOf(content: Content, raw: RawEntry, locale: Locale): string | undefined {
  const place = placeOf(content, raw, locale)
  return place?.route === 'topic' ? place.slug : undefined
}

function filters(content: Content, active: string | undefined) {
  const topics = [...content.topics.values()].flatMap((raw: RawEntry) => {
    const value = content.read(raw, models.topic)
    const place = placeOf(content, raw)
    return value && place?.route === 'topic' ? [{ slug: place.slug, title: value.title, active: raw.id === active }] : []
  })
  const { compare } = formats(content.locale)
  return topics.toSorted((one, other) => compare(one.title.text, other.title.text))
}
