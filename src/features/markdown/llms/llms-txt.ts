import type { Place } from '#app/i18n/addresses/place.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { alternateUrl } from '../alternate/alternate-links.ts'
import type { OutlinePart } from './outline.server.ts'

/**
 * Writes a list in the format of llmstxt.org: the name of the site, its summary, and links to the Markdown alternates of its pages.
 * `parts` are the pages in the language, including the home page.
 */
export function llmsTxt(locale: Locale, siteName: string, parts: readonly OutlinePart[]): string {
  const home = parts.flatMap(({ pages }) => pages).find(({ place }) => place.route === 'home')
  const head = [`# ${inline(siteName)}`, ...(home?.summary ? [`> ${inline(home.summary)}`] : [])]
  return `${[...head, ...parts.map((part) => section(part, locale))].join('\n\n')}\n`
}

function section({ title, listing, pages }: OutlinePart, locale: Locale): string {
  const lines = pages.map((page) => `- ${link(page.title, page.place, locale)}${page.summary ? `: ${inline(page.summary)}` : ''}`)
  return [`## ${inline(title)}`, '', ...(listing ? [`- ${link(title, listing, locale)}`] : []), ...lines].join('\n')
}

function link(title: string, place: Place, locale: Locale): string {
  const page = absoluteUrl(locale, place)
  return `[${inline(title)}](${alternateUrl(page, page, locale)})`
}

/** Returns a text in one line with escaped Markdown syntax. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
