import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { byChoice, bySlug } from '#app/content/pages/input.server.ts'
import { eventsPage } from './listing/listing.server.ts'
import { aboutEvents } from './listing/structured-data.server.ts'
import { eventPage } from './page.server.ts'
import { aboutEvent } from './structured-data.server.ts'

export const fetchEvents = createServerFn()
  .validator(byChoice)
  .handler(({ data }) => answer(data.locale, (content) => eventsPage(content, { ...data, past: data.past === '1' }, data.page), aboutEvents))
export const fetchEvent = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => eventPage(content, data.slug), aboutEvent))
