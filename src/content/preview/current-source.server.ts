import type { ContentSource } from '../client/content-source.ts'
import { draftsShown } from './current-preview.server.ts'

/** Returns the source that the current request reads: published content or drafts. Throws as `contentSource` does. */
export async function currentSource(contentSource: () => Promise<ContentSource>): Promise<ContentSource> {
  const source = await contentSource()
  const preview = draftsShown()
  return (preview && (await source.drafts?.(preview))) ?? source
}
