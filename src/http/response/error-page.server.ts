import site from '#config'
import { directionOf } from '#app/i18n/direction.ts'
import { saidIn } from '#app/i18n/messages/said.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { m } from '#messages'
import type { SiteWords } from '#app/content/view/site-words.ts'
import { RETRY_AFTER } from './retry-after.ts'

const WORDS = {
  404: { title: ['notFoundTitle', m.not_found_title], text: ['notFoundText', m.not_found_text] },
  400: { title: ['notFoundTitle', m.not_found_title], text: ['notFoundText', m.not_found_text] },
  500: { title: ['errorTitle', m.error_title], text: ['errorText', m.error_text] },
  503: { title: ['unavailableTitle', m.unavailable_title], text: ['unavailableText', m.unavailable_text] },
} as const

/**
 * Make the page that needs nothing: no content, no router, no React. For addresses that cannot be read, and where all else failed.
 *
 * `stylesheet` is the address of the site's styles; `words` are the editors', where they were read before.
 */
export function errorPage(status: keyof typeof WORDS, locale: Locale, stylesheet: string, words: SiteWords = {}): Response {
  const said = ([word, message]: (typeof WORDS)[typeof status]['title' | 'text']) => words[word]?.text ?? message({}, { locale })
  const page = plainPage(status, locale, stylesheet, { title: said(WORDS[status].title), text: said(WORDS[status].text) })
  if (status === 503) page.headers.set('Retry-After', RETRY_AFTER)
  return page
}

/** Make a page that needs nothing out of a title and a sentence in the words of the interface. */
export function plainPage(status: number, locale: Locale, stylesheet: string, words: { readonly title: string; readonly text: string }): Response {
  const own = saidIn(locale)
  const { tag, dir } = own === locale ? localeInfo(locale) : { tag: own, dir: directionOf(own) }
  const [title, text, home] = [words.title, words.text, m.to_home({}, { locale })].map(escaped)
  const html = `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${escaped(stylesheet)}"></head><body><main class="page bare"><p>${escaped(site.name)}</p><h1>${title}</h1><p>${text}</p><p><a href="${escaped(pathOf(locale, { route: 'home' }))}">${home}</a></p></main></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
