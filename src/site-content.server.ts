import { mapSpaces } from './content/client/source.server.ts'
import { contentOf } from './content/content.server.ts'
import { answering } from './content/pages/answer.server.ts'
import { siteMapping } from './site-mapping.server.ts'
import { siteModel } from './site-model.server.ts'

mapSpaces(siteMapping)

/** The content of this site: page functions answer with it, everything else reads it. */
export const { openContent, readContent } = contentOf(siteModel)
export const answer = answering(readContent)
