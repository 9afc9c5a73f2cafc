import { currentSite } from '#app/i18n/current-site.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { directionOf } from '#app/i18n/direction.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { messageLanguageOf } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import type { SiteWords } from '#app/content/view/site-words.ts'
import { themedStylesheet } from '#app/styles/themed-stylesheet.server.ts'
import { RETRY_AFTER } from './public-error.server.ts'

interface BarePage {
  readonly status: number
  readonly locale: Locale
  readonly title: string
  readonly text: string
  /** URL of the site’s style sheet. */
  readonly stylesheet: string
  /** HTML below the text. */
  readonly more?: string
}

/** Creates a static error page that needs no content, router or React. `title` and `text` are plain text in the message language of `locale`. */
export function barePage({ status, locale, title: plainTitle, text: plainText, stylesheet, more = '' }: BarePage): Response {
  const own = messageLanguageOf(locale)
  const { tag, dir } = own === locale ? localeInfo(locale) : { tag: own, dir: directionOf(own) }
  const [title = '', text = '', home = ''] = [plainTitle, plainText, m.to_home({}, { locale })].map(escaped)
  const html = `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${escaped(themedStylesheet(stylesheet))}"></head><body><main class="page bare"><p>${escaped(currentSite().name)}</p><h1>${title}</h1><p>${text}</p>${more}<p><a href="${escaped(pathOf(locale, { route: 'home' }))}">${home}</a></p></main></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Escapes a text for HTML, between tags or in quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

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
