import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { answer } from '#app/content/pages/answer.server.ts'
import { termStories } from './term-stories.server.ts'

const input = z.object({
  locale: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'is no language of this site'),
  id: z.string().regex(/^[\w.-]{1,64}$/),
})

/** Fetch the newest stories that use a glossary term; asked for only when its popover opens. */
export const fetchTermStories = createServerFn()
  .validator(input)
  .handler(({ data }) => answer(data.locale, async (content) => ({ kind: 'page', page: await termStories(content, data.id) })))
