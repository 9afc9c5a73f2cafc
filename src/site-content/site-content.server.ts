import { contentOf } from '#app/content/content.server.ts'
import { siteModel } from './site-model.server.ts'
import { contentSource } from './site-source.server.ts'

/** The content of this site. Page functions answer with it (`site-answer.server.ts`), all other code only reads it. */
export const { openContent, readContent } = contentOf(siteModel, contentSource)
