import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content.server.ts'
import { bySlug, inLocale } from '#app/content/pages/input.server.ts'
import { eventsPage } from './listing/listing.server.ts'
import { eventPage } from './page.server.ts'

export const fetchEvents = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, eventsPage))
export const fetchEvent = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => eventPage(content, data.slug)))
