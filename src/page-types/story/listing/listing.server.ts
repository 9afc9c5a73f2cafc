import site from '#config'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { present } from '#app/content/view/present.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { StoriesPage } from './page.ts'
import { taggedWith, topicModel } from '../../topic/page-type.server.ts'
import { newestFirst, storyCard } from '../page-type.server.ts'

/** A page of the story listing, the newest first; `topicSlug` is a topic's slug. A page beyond the last is missing. */
export async function storiesPage(content: Content, topicSlug: string | undefined, number: number): Promise<Lookup<StoriesPage>> {
  if (!content.offers('story')) return { kind: 'missing' }
  const { locale } = content
  const topic = topicSlug === undefined ? undefined : findTopic(content, topicSlug.normalize('NFC'))
  const read = topic?.read(topicModel)
  if (topicSlug !== undefined && !read) return { kind: 'missing' }
  const own = topic && slugOf(topic, locale)
  if (own !== undefined && own !== topicSlug?.normalize('NFC')) {
    return { kind: 'moved', href: pathOf(locale, { route: 'stories', topic: own }), permanent: site.localePrefix !== 'never' }
  }
  const size = site.limits.storiesPerPage
  const query = { order: newestFirst(content), include: 1, ...taggedWith(topic) }
  const { entries, total, totalIn } = await listed(content, 'story', query, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages) return { kind: 'missing' }
  const placeIn = (each: Locale): ListingPlace | undefined => {
    if (number > 1 && totalIn(each) <= (number - 1) * size) return undefined
    return { route: 'stories', topic: topic && slugOf(topic, each), page: number > 1 ? number : undefined }
  }
  const name = read?.title.text
  const title = name === undefined ? m.stories({}, { locale }) : m.stories_about({ topic: name }, { locale })
  const page: StoriesPage = {
    locale,
    stories: present(entries.map(storyCard)),
    topics: filters(content, topic),
    page: number,
    pages,
    total,
    meta: listingMeta(content, {
      title: number > 1 ? m.title_page_number({ title, number }, { locale }) : title,
      placeIn,
      noindex: topic !== undefined,
    }),
    breadcrumb: breadcrumb(content, said(m.stories_title({}, { locale }), locale)),
  }
  return { kind: 'page', page }
}

/** Find a topic by its slug in the page's language, or else in any other: the filter then moves to the right one. */
function findTopic(content: Content, slug: string): Entry | undefined {
  const found = [content.locale, ...LOCALES].map((locale) => content.preloaded('topic').find((topic) => slugOf(topic, locale) === slug))
  return found.find((topic) => topic !== undefined)
}

function slugOf(topic: Entry, locale: Locale): string | undefined {
  const place = topic.placeIn(locale)
  return place && isEntryPlace(place) ? place.slug : undefined
}

function filters(content: Content, active: Entry | undefined): StoriesPage['topics'] {
  const topics = content.preloaded('topic').flatMap((topic) => {
    const value = topic.read(topicModel)
    const slug = slugOf(topic, content.locale)
    return value && slug !== undefined ? [{ slug, title: value.title, active: topic === active }] : []
  })
  const { compare } = formats(content.locale)
  return topics.toSorted((one, other) => compare(one.title.text, other.title.text))
}
