import { createServerFn } from '@tanstack/react-start'
import { readContent } from '#app/site-content.server.ts'
import { byId } from '#app/content/pages/input.server.ts'
import { termUses } from './term-uses.server.ts'

/** Fetch the pages that use a glossary term, for its popover. Throws `ContentError` where the content cannot be read. */
export const fetchTermUses = createServerFn()
  .validator(byId)
  .handler(({ data }) => readContent(data.locale, (content) => termUses(content, data.id)))
