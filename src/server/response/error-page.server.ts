import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { SiteWords } from '#app/content/view/site-words.ts'
import { barePage } from './bare-page.server.ts'
import { RETRY_AFTER } from './public-error.server.ts'

const WORDS = {
  404: { title: ['notFoundTitle', m.not_found_title], text: ['notFoundText', m.not_found_text] },
  400: { title: ['notFoundTitle', m.not_found_title], text: ['notFoundText', m.not_found_text] },
  410: { title: [undefined, m.gone_title], text: [undefined, m.gone_text] },
  508: { title: [undefined, m.loop_title], text: [undefined, m.loop_text] },
  500: { title: ['errorTitle', m.error_title], text: ['errorText', m.error_text] },
  503: { title: ['unavailableTitle', m.unavailable_title], text: ['unavailableText', m.unavailable_text] },
} as const

/**
 * Creates the static error page, for URLs that cannot be parsed and for failures of the renderer.
 * `stylesheet` is the URL of the site’s styles. `words` are texts by editors, if the content was read before.
 */
export function errorPage(status: keyof typeof WORDS, locale: Locale, stylesheet: string, words: SiteWords = {}): Response {
  const textOf = ([word, message]: (typeof WORDS)[typeof status]['title' | 'text']) => (word && words[word]?.text) ?? message({}, { locale })
  const page = barePage({ status, locale, title: textOf(WORDS[status].title), text: textOf(WORDS[status].text), stylesheet })
  if (status === 503) page.headers.set('Retry-After', RETRY_AFTER)
  return page
}
