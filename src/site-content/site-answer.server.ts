import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { answering } from '#app/content/pages/answer.server.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { describedBy, type Describe } from '#app/seo/structured-data/described.server.ts'
import { readContent } from './site-content.server.ts'
import { sourceOfRequest } from './site-source.server.ts'

const answerPage = answering(readContent, sourceOfRequest)

/** Answer a request for a page in a language, which `about` describes to programs: the page, a redirect, gone for good, or not found. It throws `DeliveryError`. */
export async function answer<P extends Page>(locale: Locale, look: (content: Content) => Promise<Lookup<P>>, about: Describe<P>): Promise<P> {
  return describedBy(await answerPage(locale, look), about)
}
