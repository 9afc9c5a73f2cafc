import { createContentService, type ContentService, type ContentServiceOptions } from 'contentful-emulator/service.ts'
import { CONTENT_TAKEN_OVER } from '../../development.ts'

declare global {
  /** While the site is developed its code is evaluated anew after each edit, but the process stays. */
  var embeddedContentService: ContentService | undefined
}

/** Open the content service in this process, in place of the one that an earlier evaluation of the code has opened. */
export async function openContentService(options: ContentServiceOptions): Promise<ContentService> {
  const service = await createContentService(options)
  await globalThis.embeddedContentService?.close()
  globalThis.embeddedContentService = service
  if (import.meta.hot) service.onChange(() => import.meta.hot?.send(CONTENT_TAKEN_OVER))
  return service
}
