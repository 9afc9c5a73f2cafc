import { createServerFn } from '@tanstack/react-start'
import { sentAsJson } from '#app/content/view/json-adapter.ts'
import { inLocale } from '#app/content/pages/input.server.ts'
import { siteFrame } from './frame.server.ts'

export const fetchFrame = createServerFn()
  .validator(inLocale)
  .handler(async ({ data }) => sentAsJson(await siteFrame(data.locale)))
