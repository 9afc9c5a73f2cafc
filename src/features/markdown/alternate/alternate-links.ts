import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { localizedMarkdownPath, markdownPathOf } from '#app/i18n/addresses/markdown-paths.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Returns the absolute URL of the Markdown alternate of a page. Any other URL is only resolved to an absolute one. */
export function alternateUrl(href: string, base: string, locale: Locale): string {
  if (href.startsWith('#') || !URL.canParse(href, base)) return href
  const url = new URL(href, base)
  const page = url.pathname.replace(/(?<=.)\/$/, '')
  if (url.origin === new URL(siteOrigin()).origin && markdownPathOf(page) !== undefined) url.pathname = localizedMarkdownPath(page, locale)
  return url.href
}
