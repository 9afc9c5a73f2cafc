import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { answer } from '#app/site-content/site-answer.server.ts'
import { input, page, reversed, slug } from '#app/content/request-input.server.ts'
import { eventsPage, aboutEvents } from './listing/listing.server.ts'
import { eventPage } from './page.server.ts'
import { aboutEvent } from './structured-data.server.ts'

export const fetchEvents = createServerFn()
  .validator(input({ topic: slug.optional(), month: z.string().max(100).optional(), past: z.literal('1').optional(), reversed, page }))
  .handler(({ data }) =>
    answer(data.locale, (content) => eventsPage(content, { ...data, past: data.past === '1', reversed: data.reversed === '1' }, data.page), aboutEvents),
  )
export const fetchEvent = createServerFn()
  .validator(input({ slug }))
  .handler(({ data }) => answer(data.locale, (content) => eventPage(content, data.slug), aboutEvent))
