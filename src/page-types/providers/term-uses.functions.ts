import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { answer } from '#app/content/pages/answer.server.ts'
import { termUses } from './term-uses.server.ts'

const input = z.object({
  locale: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'is no language of this site'),
  id: z.string().regex(/^[\w.-]{1,64}$/),
})

/** Fetch the pages that use a glossary term, for its popover. Throws `ContentError` where the content cannot be read. */
export const fetchTermUses = createServerFn()
  .validator(input)
  .handler(({ data }) => answer(data.locale, async (content) => ({ kind: 'page', page: await termUses(content, data.id) })))
