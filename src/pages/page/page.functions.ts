import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { inLocale } from '#app/content/request-input.server.ts'
import { homePage, aboutPage } from './page.server.ts'

export const fetchHome = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, homePage, aboutPage))
