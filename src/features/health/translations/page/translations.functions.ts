import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { localeSchema, validInput } from '#app/content/request-input.server.ts'
import { answer } from '#app/site-content/site-answer.server.ts'
import { currentTranslations } from '../site-translations.server.ts'
import { translationsPage } from './translations-page.server.ts'
import { translationsSearch } from './translations-search.ts'

export const fetchTranslations = createServerFn()
  .validator(validInput(z.object({ locale: localeSchema, search: z.record(z.string(), z.unknown()).transform(translationsSearch) })))
  .handler(({ data: { locale, search } }) =>
    answer(
      locale,
      (content) => translationsPage(content, currentTranslations, search),
      () => ({}),
    ),
  )
