import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { input, page, slug } from '#app/content/request-input.server.ts'
import { aboutListing } from '../listing/structured-data.server.ts'
import { topicsPage } from './listing/listing.server.ts'
import { topicPage, aboutTopic } from './page.server.ts'

export const fetchTopics = createServerFn()
  .validator(input({ page }))
  .handler(({ data }) =>
    answer(
      data.locale,
      (content) => topicsPage(content, data.page),
      ({ topics }) => aboutListing(topics),
    ),
  )
export const fetchTopic = createServerFn()
  .validator(input({ slug }))
  .handler(({ data }) => answer(data.locale, (content) => topicPage(content, data.slug), aboutTopic))
