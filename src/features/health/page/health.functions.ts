import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { contentHealth } from '../site-health.server.ts'
import { healthPage } from './health-page.server.ts'
import { inLocaleNarrowed } from './input.server.ts'

export const fetchHealth = createServerFn()
  .validator(inLocaleNarrowed)
  .handler(({ data: { locale, search } }) =>
    answer(
      locale,
      (content) => healthPage(content, contentHealth, search),
      () => ({}),
    ),
  )
