import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content.server.ts'
import { bySlugAndPage, inLocale } from '#app/content/pages/input.server.ts'
import { peoplePage } from './listing/listing.server.ts'
import { personPage } from './page.server.ts'

export const fetchPeople = createServerFn()
  .validator(inLocale)
  .handler(({ data }) => answer(data.locale, peoplePage))
export const fetchPerson = createServerFn()
  .validator(bySlugAndPage)
  .handler(({ data }) => answer(data.locale, (content) => personPage(content, data.slug, data.page)))
