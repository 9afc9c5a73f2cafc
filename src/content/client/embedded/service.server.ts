import { createContentService, type ContentService, type ContentServiceOptions } from 'contentful-emulator/service.ts'
import { CONTENT_TAKEN_OVER } from '../../development.ts'

declare global {
  /** In development, an edit evaluates this module again in the same process. */
  var embeddedContentService: ContentService | undefined
}

/** Opens the content service in this process, and closes the service of an earlier evaluation of this module. */
export async function openContentService(options: ContentServiceOptions): Promise<ContentService> {
  const service = await createContentService(options)
  await globalThis.embeddedContentService?.close()
  globalThis.embeddedContentService = service
  if (import.meta.hot) service.onChange(() => import.meta.hot?.send(CONTENT_TAKEN_OVER))
  return service
}
