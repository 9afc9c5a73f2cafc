import site from '#config'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { directionOf } from '#app/i18n/direction.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { messageLanguageOf } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'

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
  const html = `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${escaped(stylesheet)}"></head><body><main class="page bare"><p>${escaped(site.name)}</p><h1>${title}</h1><p>${text}</p>${more}<p><a href="${escaped(pathOf(locale, { route: 'home' }))}">${home}</a></p></main></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Escapes a text for HTML, between tags or in quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
