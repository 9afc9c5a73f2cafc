import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { localeSchema, validInput } from '#app/content/request-input.server.ts'
import { answer } from '#app/site-content.server.ts'
import { contentHealth } from '#app/site-health.server.ts'
import { healthPage } from './health-page.server.ts'
import { healthSearch } from './narrow.ts'

const input = validInput(z.object({ locale: localeSchema, search: z.record(z.string(), z.unknown()).transform(healthSearch) }))

export const fetchHealth = createServerFn()
  .validator(input)
  .handler(({ data: { locale, search } }) => answer(locale, (content) => healthPage(content, contentHealth, search)))
