import { createServerFn } from '@tanstack/react-start'
import { sentAsJson } from '#app/content/view/serialization-adapters.ts'
import { inLocale } from '#app/content/request-input.server.ts'
import { readLayout } from './layout-content.server.ts'

export const fetchLayout = createServerFn()
  .validator(inLocale)
  .handler(async ({ data }) => sentAsJson(await readLayout(data.locale)))
