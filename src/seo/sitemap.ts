import { memoize } from 'contentful-emulator/async/memoize.ts'
import { limitOf } from '#app/config/limits.ts'
import { escaped } from '#app/content/view/markup.ts'
import { SERVER_FUNCTIONS } from '#app/framework/markers.ts'
import { newest } from '#app/content/view/present.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { variantsOf, versionsOf, type Version } from './alternates.ts'
import type { Alternate } from '#app/content/view/page-meta.ts'

/** Indexable page in all its languages. */
export interface SitemapPage {
  /** Content type and id of the page's entry; absent for listings. */
  readonly entry?: { readonly type: string; readonly id: string }
  readonly alternates: readonly Alternate[]
  /** Last change of the page or a part of it, as ISO 8601; empty if unknown. */
  readonly updatedAt: string
  /** Addresses of the page's pictures, absolute or root-relative. */
  readonly pictures?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1'
/** Maximum number of pictures of an address in a sitemap. */
const MAX_PICTURES = 1000

/**
 * Writes the sitemap: all indexable pages with their translations, or an index of parts if there are too many.
 *
 * `part` counts from 1. Returns `undefined` for a part that does not exist.
 */
export function sitemap(pages: readonly SitemapPage[], part: number | undefined, max = limitOf('sitemapAddresses')): string | undefined {
  const addresses = pages.flatMap(written)
  const parts = Math.max(1, Math.ceil(addresses.length / max))
  if (part === undefined && parts > 1) return index(parts, newest(pages))
  if (part !== undefined && !(part >= 1 && part <= parts)) return undefined
  return urlset(addresses.slice(((part ?? 1) - 1) * max, (part ?? 1) * max))
}

/** Writes the rules for crawlers, and the address of the sitemap. */
export function robots(): string {
  return `User-agent: *\nDisallow: ${SERVER_FUNCTIONS}\n\nSitemap: ${sitemapUrl()}\n`
}

/** Returns the markup of a page, which is cached because crawlers request the same pages repeatedly, as a whole or in parts. */
const written = memoize(addressesOf, new WeakMap())

/** Returns the sitemap entries of a page. Without language prefixes, crawlers see the base language, because they send no preferred language. */
function addressesOf(page: SitemapPage): string[] {
  const base = page.alternates.find((alternate) => alternate.locale === currentSite().baseLocale && alternate.translation === 'translated')
  const pictures = (page.pictures ?? []).slice(0, MAX_PICTURES).map(picture).join('')
  if (currentSite().localePrefix === 'never') return base ? [address(absoluteUrl(base.locale, base.place), pictures, page.updatedAt)] : []
  const versions = versionsOf(page.alternates)
  const links = versions.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`).join('')
  const isHere = ({ hreflang, href }: Version) => hreflang !== 'x-default' && href.startsWith(`${siteOrigin()}/`)
  return [
    ...versions.filter(isHere).map(({ href }) => address(href, links + pictures, page.updatedAt)),
    ...variantsOf(page.alternates)
      .filter(isHere)
      .map(({ href }) => address(href, pictures, page.updatedAt)),
  ]
}

function address(href: string, more: string, updatedAt: string): string {
  return `<url><loc>${escaped(href)}</loc>${lastmod(updatedAt)}${more}</url>\n`
}

function picture(url: string): string {
  return `<image:image><image:loc>${escaped(new URL(url, siteOrigin()).href)}</image:loc></image:image>`
}

function urlset(addresses: readonly string[]): string {
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${PICTURES}">\n${addresses.join('')}</urlset>\n`
}

function index(parts: number, updatedAt: string): string {
  const files = Array.from({ length: parts }, (_, at) => `<sitemap><loc>${escaped(`${sitemapUrl()}?part=${at + 1}`)}</loc>${lastmod(updatedAt)}</sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${files.join('')}</sitemapindex>\n`
}

function sitemapUrl(): string {
  return new URL('/sitemap.xml', siteOrigin()).href
}

function lastmod(updatedAt: string): string {
  return updatedAt === '' ? '' : `<lastmod>${escaped(updatedAt)}</lastmod>`
}
