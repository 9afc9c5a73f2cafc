import type { Content } from './content/content.ts'
import { mapSpaces } from './content/client/source.server.ts'
import { contentOf } from './content/content.server.ts'
import type { Lookup } from './content/links/lookup.server.ts'
import { answering } from './content/pages/answer.server.ts'
import type { Page } from './content/view/page-meta.ts'
import type { Locale } from './i18n/locales.ts'
import { describedBy, type Describe } from './seo/structured-data/described.server.ts'
import { siteMapping } from './site-mapping.server.ts'
import { siteModel } from './site-model.server.ts'

mapSpaces(siteMapping)

/** The content of this site: page functions answer with it, everything else reads it. */
export const { openContent, readContent } = contentOf(siteModel)

const answerPage = answering(readContent)

/** Answer a request for a page in a language, which `about` describes to programs: the page, a redirect, gone for good, or not found. It throws `DeliveryError`. */
export async function answer<P extends Page>(locale: Locale, look: (content: Content) => Promise<Lookup<P>>, about: Describe<P>): Promise<P> {
  return describedBy(await answerPage(locale, look), about)
}
