import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { localeSchema, validInput } from '#app/content/request-input.server.ts'
import { answer } from '#app/site-content/site-answer.server.ts'
import { currentTranslations } from '../site-translations.server.ts'
import { comparePage } from './compare-page.server.ts'
import { translationsPage } from './translations-page.server.ts'
import { translationsSearch } from './translations-search.ts'

const anySearch = z.record(z.string(), z.unknown())
const idSchema = z.string().optional().catch(undefined)

export const fetchTranslations = createServerFn()
  .validator(validInput(z.object({ locale: localeSchema, search: anySearch.transform(translationsSearch) })))
  .handler(({ data: { locale, search } }) =>
    answer(
      locale,
      (content) => translationsPage(content, currentTranslations, search),
      () => ({}),
    ),
  )

export const fetchComparison = createServerFn()
  .validator(validInput(z.object({ locale: localeSchema, search: z.object({ entry: idSchema, language: idSchema }) })))
  .handler(({ data: { locale, search } }) =>
    answer(
      locale,
      (content) => comparePage(content, currentTranslations, search),
      () => ({}),
    ),
  )
