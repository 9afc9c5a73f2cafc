import { createServerFn } from '@tanstack/react-start'
import { answer } from '#app/site-content.server.ts'
import { bySlug, byChoice } from '#app/content/pages/input.server.ts'
import { storiesPage } from './listing/listing.server.ts'
import { storyPage } from './page.server.ts'

export const fetchStories = createServerFn()
  .validator(byChoice)
  .handler(({ data }) => answer(data.locale, (content) => storiesPage(content, data.topic, data.page)))
export const fetchStory = createServerFn()
  .validator(bySlug)
  .handler(({ data }) => answer(data.locale, (content) => storyPage(content, data.slug)))
