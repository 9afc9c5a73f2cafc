import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { input, page, slug } from '#app/content/request-input.server.ts'
import { aboutListing } from '../listing/structured-data.server.ts'
import { peoplePage } from './listing/listing.server.ts'
import { personPage, aboutPerson } from './page.server.ts'

export const fetchPeople = createServerFn()
  .validator(input({ page }))
  .handler(({ data }) =>
    answer(
      data.locale,
      (content) => peoplePage(content, data.page),
      ({ people }) => aboutListing(people),
    ),
  )
export const fetchPerson = createServerFn()
  .validator(input({ slug, page }))
  .handler(({ data }) => answer(data.locale, (content) => personPage(content, data.slug, data.page), aboutPerson))
