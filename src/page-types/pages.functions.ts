import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Addressed } from '#app/config/site.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { answer } from '#app/content/pages/answer.server.ts'
import type { Content } from '#app/content/content.server.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { homePage, pageByPath } from './page/page.server.ts'
import { eventPage } from './event/page.server.ts'
import { eventsPage } from './event/listing/listing.server.ts'
import { siteFrame } from '#app/site/frame/frame.server.ts'
import { peoplePage } from './person/listing/listing.server.ts'
import { personPage } from './person/page.server.ts'
import { storiesPage } from './story/listing/listing.server.ts'
import { storyPage } from './story/page.server.ts'
import { topicPage } from './topic/page.server.ts'
import { topicsPage } from './topic/listing/listing.server.ts'

const locale = z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'is no language of this site')
const slug = z.string().min(1).max(300)
const inLocale = z.object({ locale })
const bySlug = z.object({ locale, slug })

/** A listing is missing where the space has no such content type. */
function listingOf<Page>(type: Addressed, make: (content: Content) => Promise<Page>) {
  return async (content: Content): Promise<Lookup<Page>> => (content.offers(type) ? { kind: 'page', page: await make(content) } : { kind: 'missing' })
}

export const fetchFrame = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => siteFrame(data.locale))
export const fetchHome = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, homePage))
export const fetchPage = createServerFn()
  .validator(z.object({ locale, path: z.string().min(1).max(1000) }))
  .handler(({ data }) => answer(data.locale, (content) => pageByPath(content, data.path)))
export const fetchStories = createServerFn()
  .validator(z.object({ locale, topic: slug.optional(), page: z.number().int().min(1).max(100_000) }))
  .handler(({ data }) => answer(data.locale, (content) => storiesPage(content, data.topic, data.page)))
export const fetchStory = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => storyPage(content, data.slug)))
export const fetchEvents = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, listingOf('event', eventsPage)))
export const fetchEvent = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => eventPage(content, data.slug)))
export const fetchTopics = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, listingOf('topic', topicsPage)))
export const fetchTopic = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => topicPage(content, data.slug)))
export const fetchPeople = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, listingOf('person', peoplePage)))
export const fetchPerson = createServerFn()
  .validator(bySlug.extend({ page: z.number().int().min(1).max(100_000) }))
  .handler(({ data }) => answer(data.locale, (content) => personPage(content, data.slug, data.page)))
