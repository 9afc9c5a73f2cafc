import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { answering } from '#app/content/pages/answer.server.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { describedBy, type Describe } from '#app/seo/structured-data/described.server.ts'
import { readContent } from './site-content.server.ts'
import { sourceOfRequest } from './site-source.server.ts'

const answerPage = answering(readContent, sourceOfRequest)

/**
 * Answers a request for a page in a language: the page, a redirect, 410 or 404. `about` describes the page as structured data. Throws
 * `DeliveryError`.
 */
export async function answer<P extends Page>(locale: Locale, look: (content: Content) => Promise<Lookup<P>>, about: Describe<P>): Promise<P> {
  return describedBy(await answerPage(locale, look), about)
}
