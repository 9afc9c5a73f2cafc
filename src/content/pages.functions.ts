import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { answer } from './answer.server.ts'
import { homePage, pageByPath } from './pages/content-page.server.ts'
import { eventPage } from './pages/event-page.server.ts'
import { eventsPage } from './pages/events-page.server.ts'
import { siteFrame } from './pages/frame.server.ts'
import { peoplePage } from './pages/people-page.server.ts'
import { personPage } from './pages/person-page.server.ts'
import { storiesPage } from './pages/stories-page.server.ts'
import { storyPage } from './pages/story-page.server.ts'
import { topicPage } from './pages/topic-page.server.ts'
import { topicsPage } from './pages/topics-page.server.ts'

const locale = z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'is no language of this site')
const slug = z.string().min(1).max(300)
const inLocale = z.object({ locale })
const bySlug = z.object({ locale, slug })

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
  .handler(({ data }) =>
    answer(data.locale, async (content) => (content.offers('event') ? { kind: 'page', page: await eventsPage(content) } : { kind: 'missing' })),
  )
export const fetchEvent = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => eventPage(content, data.slug)))
export const fetchTopics = createServerFn()
  .validator(inLocale)
  .handler(({ data }) =>
    answer(data.locale, async (content) => (content.offers('topic') ? { kind: 'page', page: await topicsPage(content) } : { kind: 'missing' })),
  )
export const fetchTopic = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => topicPage(content, data.slug)))
export const fetchPeople = createServerFn()
  .validator(inLocale)
  .handler(({ data }) =>
    answer(data.locale, async (content) => (content.offers('person') ? { kind: 'page', page: await peoplePage(content) } : { kind: 'missing' })),
  )
export const fetchPerson = createServerFn()
  .validator(bySlug.extend({ page: z.number().int().min(1).max(100_000) }))
  .handler(({ data }) => answer(data.locale, (content) => personPage(content, data.slug, data.page)))
