import { environment } from '#app/config/env.server.ts'
import { ContentError } from '#app/content/error.ts'
import { siteIndex } from './running-index.server.ts'

/**
 * Begin to read what the search finds. A space that is asked directly is read when somebody searches for the first time:
 * each page of it costs a question. Where the content cannot be opened yet, the first search tries again.
 */
export async function openSearch(): Promise<void> {
  const { CONTENTFUL_SPACE_ID, CONTENT_STRATEGY } = environment()
  if (CONTENTFUL_SPACE_ID && CONTENT_STRATEGY === 'direct') return
  await siteIndex().catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error
  })
}
