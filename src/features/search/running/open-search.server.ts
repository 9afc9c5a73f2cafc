import { environment } from '#app/config/env.server.ts'
import { ContentError } from '#app/content/error.ts'
import { siteIndex } from './running-index.server.ts'

/**
 * Starts to build the search index. With the strategy `direct` the index is built at the first search, because each page costs an API request.
 * If the content cannot be opened yet, the first search tries again.
 */
export async function openSearch(): Promise<void> {
  const { CONTENTFUL_SPACE_ID, CONTENT_STRATEGY } = environment()
  if (CONTENTFUL_SPACE_ID && CONTENT_STRATEGY === 'direct') return
  await siteIndex().catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error
  })
}
