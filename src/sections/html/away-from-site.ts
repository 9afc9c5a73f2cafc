import { linkUrl } from '#app/i18n/addresses/feed-paths.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { HtmlContext } from '#app/rich-text/html/html-context.ts'
import { embeddedHtml } from './section-html.ts'

/** Creates the context of HTML for use outside of the site. `page` is the absolute address of the page with the text. */
export function awayFromSite(locale: Locale, page: string): HtmlContext {
  return { locale, surrounding: locale, page, href: linkUrl, media: mediaUrl, entry: embeddedHtml }
}

/** Returns the absolute address of a picture or file. */
export function mediaUrl(url: string): string {
  return new URL(url, siteOrigin()).href
}
