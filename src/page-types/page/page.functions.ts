import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content.server.ts'
import { byPath, inLocale } from '#app/content/pages/input.server.ts'
import { homePage, pageByPath } from './page.server.ts'

export const fetchHome = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, homePage))
export const fetchPage = createServerFn()
  .validator(byPath)
  .handler(({ data }) => answer(data.locale, (content) => pageByPath(content, data.path)))
