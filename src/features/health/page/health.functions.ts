import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { contentHealth } from '../site-health.server.ts'
import { healthPage } from './health-page.server.ts'
import { z } from 'zod'
import { localeSchema, validInput } from '#app/content/request-input.server.ts'
import { healthSearch } from './narrow.ts'

export const fetchHealth = createServerFn()
  .validator(validInput(z.object({ locale: localeSchema, search: z.record(z.string(), z.unknown()).transform(healthSearch) })))
  .handler(({ data: { locale, search } }) =>
    answer(
      locale,
      (content) => healthPage(content, contentHealth, search),
      () => ({}),
    ),
  )
