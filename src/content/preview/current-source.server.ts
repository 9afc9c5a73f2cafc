import type { ContentSource } from '../client/content-source.ts'
import { contentSource } from '../client/source.server.ts'
import { draftsShown } from './current-preview.server.ts'

/** Give the source that the work under way reads: of what is published, or of drafts. Throws as `contentSource` does. */
export async function currentSource(): Promise<ContentSource> {
  const source = await contentSource()
  const preview = draftsShown()
  return (preview && (await source.drafts?.(preview))) ?? source
}
