import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readContent } from '#app/site-content/site-content.server.ts'
import { input } from '#app/content/request-input.server.ts'
import { glossaryEntry } from './glossary-entry.server.ts'

/** Fetches the link to a term's entry in the glossary, for its popover. Throws `ContentError` if the content cannot be read. */
export const fetchGlossaryEntry = createServerFn()
  .validator(input({ id: z.string().regex(/^[\w.-]{1,64}$/) }))
  .handler(({ data }) => readContent(data.locale, (content) => glossaryEntry(content, data.id)))
