import site from '#config'
import { BASE_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { pathOf, placeOfPath } from '#app/i18n/addresses/urls.ts'
import { INCLUDE, type Content } from '../content.server.ts'
import { models } from '#app/page-types/models.server.ts'
import { linkToUrl, placeOf } from './places.server.ts'
import { presenceOf } from '../locales/presence.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'

/** What a request for a page came to. */
export type Lookup<Page> =
  | { readonly kind: 'page'; readonly page: Page }
  /** Another address is the right one; `href` is root-relative or absolute. */
  | { readonly kind: 'moved'; readonly href: string; readonly permanent: boolean }
  | { readonly kind: 'missing' }

type Found = { readonly kind: 'entry'; readonly raw: RawEntry } | Exclude<Lookup<never>, { kind: 'page' }>

/**
 * Find the entry of a type by its slug in the content's language.
 *
 * A slug of another language leads to the right one. Then the editors' redirects are looked up, and only then is it missing.
 */
export async function findBySlug(content: Content, type: 'story' | 'event' | 'topic' | 'person', slug: string, segment: string): Promise<Found> {
  const named = async (locale: Locale) =>
    (await Promise.all(spellings(slug).map((each) => content.ids(locale, { content_type: type, 'fields.slug': each })))).flat()
  const own = await named(content.locale)
  const others = own.length > 0 ? [] : (await Promise.all(LOCALES.filter((each) => each !== content.locale).map(named))).flat()
  const [id] = [...own, ...others]
  const [raw] = id === undefined ? [] : await content.all({ 'sys.id': id, include: INCLUDE })
  const place = raw && placeOf(content, raw)
  if (!raw || !place) return findRedirect(content, `/${segment}/${slug}`)
  // The service may match a fallback's slug or not: what counts is the slug that links in this language use.
  return settled(content, raw, place, 'slug' in place && place.slug === slug)
}

/** Find a page by its path of slugs; the home page's own slug leads to the home page. */
export async function findPage(content: Content, path: string): Promise<Found> {
  const id = [content.locale, ...LOCALES].map((locale) => content.tree.find(path, locale)).find((each) => each !== undefined)
  const place = id === undefined ? undefined : content.tree.place(id, content.locale)
  if (id === undefined || !place) return findRedirect(content, `/${path}`)
  const [raw] = await content.all({ 'sys.id': id, include: INCLUDE })
  return raw ? settled(content, raw, place, place.route === 'page' && place.path === path) : { kind: 'missing' }
}

/** Settle what an entry that was found comes to: by its presence in the language, and by whether it was asked for under its own address. */
function settled(content: Content, raw: RawEntry, place: Place, isOwnAddress: boolean): Found {
  const presence = presenceOf(content, raw)
  if (presence === 'nowhere') return { kind: 'missing' }
  const base = presence === 'elsewhere' ? placeOf(content, raw, BASE_LOCALE) : undefined
  // A translation may come: not for good.
  if (base) return { kind: 'moved', href: pathOf(BASE_LOCALE, base), permanent: false }
  return isOwnAddress ? { kind: 'entry', raw } : { kind: 'moved', href: pathOf(content.locale, place), permanent: site.localePrefix !== 'never' }
}

/** Letters with marks come composed or not, as the editor's machine writes them; the service compares them as they are. */
function spellings(text: string): string[] {
  return [...new Set([text.normalize('NFC'), text.normalize('NFD')])]
}

async function findRedirect(content: Content, from: string): Promise<Exclude<Found, { kind: 'entry' }>> {
  const [raw] = (await Promise.all(spellings(from).map((each) => content.all({ content_type: 'redirect', 'fields.from': each, include: 1 })))).flat()
  const value = raw && content.read(raw, models.redirect)
  if (!value) return { kind: 'missing' }
  const place = value.target && placeOf(content, value.target)
  const permanent = value.permanent === true && site.localePrefix !== 'never'
  if (place) return { kind: 'moved', href: pathOf(content.locale, place), permanent }
  const link = value.url === undefined ? undefined : linkToUrl(content, value.url, raw.id)
  if (!link) return { kind: 'missing' }
  const href = link.kind === 'url' ? URL.parse(link.href)?.href : pathOf(link.locale, link.place)
  if (href === undefined) {
    reportContent({
      entry: raw.id,
      field: 'url',
      problem: `leads to "${link.kind === 'url' ? link.href : from}", which is no address of a page; it redirects nowhere`,
    })
    return { kind: 'missing' }
  }
  // A redirect to itself would never end.
  return href === pathOf(content.locale, placeOfPath(from)) ? { kind: 'missing' } : { kind: 'moved', href, permanent }
}
