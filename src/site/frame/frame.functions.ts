import { createServerFn } from '@tanstack/react-start'
import { dropUndefined } from '#app/content/view/drop-undefined.ts'
import { inLocale } from '#app/content/pages/input.server.ts'
import { siteFrame } from './frame.server.ts'

export const fetchFrame = createServerFn()
  .validator(inLocale)
  .handler(async ({ data }) => dropUndefined(await siteFrame(data.locale)))
