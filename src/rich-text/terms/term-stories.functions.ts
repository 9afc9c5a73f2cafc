import { createServerFn } from '@tanstack/react-start'
import { byId } from '#app/page-types/input.server.ts'
import { answer } from '#app/site-content.server.ts'
import { termStories } from './term-stories.server.ts'

/** Fetch the newest stories that use a glossary term; asked for only when its popover opens. */
export const fetchTermStories = createServerFn()
  .validator(byId)
  .handler(({ data }) => answer(data.locale, async (content) => ({ kind: 'page', page: await termStories(content, data.id) })))
