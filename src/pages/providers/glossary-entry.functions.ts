import { createServerFn } from '@tanstack/react-start'
import { readContent } from '#app/site-content/site-content.server.ts'
import { byId } from '#app/content/pages/input.server.ts'
import { glossaryEntry } from './glossary-entry.server.ts'

/** Fetches the link to a term's entry in the glossary, for its popover. Throws `ContentError` if the content cannot be read. */
export const fetchGlossaryEntry = createServerFn()
  .validator(byId)
  .handler(({ data }) => readContent(data.locale, (content) => glossaryEntry(content, data.id)))
