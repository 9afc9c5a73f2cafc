import { siteSource } from '#app/content/client/source.server.ts'
import { currentSource } from '#app/content/preview/current-preview.server.ts'
import { siteMapping } from './site-mapping.server.ts'

export const { contentSource, closeSource } = siteSource(siteMapping)

/** Returns the source that the current request reads: published content or drafts. Throws as `contentSource` does. */
export const sourceOfRequest = () => currentSource(contentSource)
