import site from '#config'
import { m } from '#app/paraglide/messages.js'
import { present, storyCard } from '../cards.server.ts'
import type { Content } from '../content.server.ts'
import { findBySlug, type Lookup } from '../lookup.server.ts'
import { breadcrumb, listingMeta } from '../meta.server.ts'
import { models } from '../models.server.ts'
import { placeOf } from '../places.server.ts'
import type { RawEntry } from '../raw.server.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/urls.ts'
import type { Place } from '#app/i18n/place.ts'
import type { StoriesPage } from '../view/page.ts'

/** A page of the story listing, the newest first; `topic` is a topic's slug. A page beyond the last is missing. */
export async function storiesPage(content: Content, topicSlug: string | undefined, number: number): Promise<Lookup<StoriesPage>> {
  const { locale } = content
  const topic = topicSlug === undefined ? undefined : await findBySlug(content, 'topic', topicSlug.normalize('NFC'), 'topics')
  if (topic?.kind === 'missing') return topic
  if (topic?.kind === 'moved') return movedTopic(content, topic.href)
  const placeIn = (each: Locale): Place => {
    const place = topic && placeOf(content, topic.raw, each)
    return { route: 'stories', ...(place?.route === 'topic' ? { topic: place.slug } : {}), ...(number > 1 ? { page: number } : {}) }
  }
  const size = site.limits.storiesPerPage
  const tag = topic && content.read(topic.raw, models.topic)?.tag
  const query = { content_type: 'story', order: '-fields.published', include: 1, ...(tag ? { 'metadata.tags.sys.id[in]': tag } : {}) }
  const { entries, total } = await content.some(query, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages) return { kind: 'missing' }
  const name = topic && content.read(topic.raw, models.topic)?.title.text
  const title = name === undefined ? m.stories({}, { locale }) : m.stories_about({ topic: name }, { locale })
  const page: StoriesPage = {
    locale,
    stories: present(entries.map((raw) => storyCard(content, raw))),
    topics: filters(content, topic?.raw.id),
    page: number,
    pages,
    total,
    meta: listingMeta(content, number > 1 ? m.title_page_number({ title, number }, { locale }) : title, placeIn),
    breadcrumb: breadcrumb(content, m.home({}, { locale })),
    terms: [],
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}

/** A topic's slug of another language in the filter leads to the same filter under the right one. */
function movedTopic(content: Content, href: string): Lookup<never> {
  const slug = decodeURIComponent(href.split('/').at(-1) ?? '')
  return { kind: 'moved', href: pathOf(content.locale, { route: 'stories', topic: slug }), permanent: true }
}

function filters(content: Content, active: string | undefined) {
  const topics = [...content.topics.values()].flatMap((raw: RawEntry) => {
    const value = content.read(raw, models.topic)
    const place = placeOf(content, raw)
    return value && place?.route === 'topic' ? [{ slug: place.slug, title: value.title, active: raw.id === active }] : []
  })
  const { compare } = new Intl.Collator(localeInfo(content.locale).tag)
  return topics.sort((one, other) => compare(one.title.text, other.title.text))
}
