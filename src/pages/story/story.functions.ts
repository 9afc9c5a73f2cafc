import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content/site-answer.server.ts'
import { input, page, reversed, slug } from '#app/content/request-input.server.ts'
import { aboutListing } from '../listing/structured-data.server.ts'
import { storiesPage } from './listing/listing.server.ts'
import { storyPage } from './page.server.ts'
import { aboutStory } from './structured-data.server.ts'

export const fetchStories = createServerFn()
  .validator(input({ topic: slug.optional(), reversed, page }))
  .handler(({ data }) =>
    answer(
      data.locale,
      (content) => storiesPage(content, data.topic, data.page, data.reversed === '1' || undefined),
      ({ stories }) => aboutListing(stories),
    ),
  )
export const fetchStory = createServerFn()
  .validator(input({ slug }))
  .handler(({ data }) => answer(data.locale, (content) => storyPage(content, data.slug), aboutStory))
