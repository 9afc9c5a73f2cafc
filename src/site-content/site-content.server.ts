import { mapSpaces } from '#app/content/client/source.server.ts'
import { contentOf } from '#app/content/content.server.ts'
import { siteMapping } from './site-mapping.server.ts'
import { siteModel } from './site-model.server.ts'

mapSpaces(siteMapping)

/** The content of this site: page functions answer with it (`site-answer.server.ts`), everything else reads it. */
export const { openContent, readContent } = contentOf(siteModel)
