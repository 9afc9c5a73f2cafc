import site from '#config'
import { directionOf } from '#app/i18n/direction.ts'
import { saidIn } from '#app/i18n/messages/said.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { m } from '#messages'
import type { SiteWords } from '#app/content/view/site-words.ts'
import { RETRY_AFTER } from './retry-after.ts'

const WORDS = {
  400: { title: ['notFoundTitle', m.not_found_title], text: ['notFoundText', m.not_found_text] },
  410: { title: [undefined, m.gone_title], text: [undefined, m.gone_text] },
  500: { title: ['errorTitle', m.error_title], text: ['errorText', m.error_text] },
  503: { title: ['unavailableTitle', m.unavailable_title], text: ['unavailableText', m.unavailable_text] },
} as const

/**
 * Make the page that needs nothing: no content, no router, no React. For addresses that cannot be read, and where all else failed.
 *
 * `stylesheet` is the address of the site's styles; `words` are the editors', where they were read before.
 */
export function errorPage(status: keyof typeof WORDS, locale: Locale, stylesheet: string, words: SiteWords = {}): Response {
  const own = saidIn(locale)
  const { tag, dir } = own === locale ? localeInfo(locale) : { tag: own, dir: directionOf(own) }
  const said = ([word, message]: (typeof WORDS)[typeof status]['title' | 'text']) => (word && words[word]?.text) ?? message({}, { locale })
  const [title, text, home] = [said(WORDS[status].title), said(WORDS[status].text), m.to_home({}, { locale })].map(escaped)
  const html = `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${escaped(stylesheet)}"></head><body><main class="page bare"><p>${escaped(site.name)}</p><h1>${title}</h1><p>${text}</p><p><a href="${escaped(pathOf(locale, { route: 'home' }))}">${home}</a></p></main></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...(status === 503 && { 'Retry-After': RETRY_AFTER }) } })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
