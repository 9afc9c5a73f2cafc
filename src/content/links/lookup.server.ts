import type { Locale } from '#app/i18n/locales.ts'
import { addressLanguage } from '../locales/availability.server.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { isEntryPlace, isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { listingOf, type ListedType } from '#app/config/page-types/table.ts'
import { includeOf, type Query } from '../client/query.ts'
import type { Content, Entry } from '../content.ts'
import type { OwnListing } from 'content-mapping/mapped-space.ts'
import { ofOwnType } from './listed.server.ts'
import { holderOfFormerSlug } from '../slug-history/slug-history.server.ts'
import { findRedirect, type Gone, type Moved } from '../redirects/find-redirect.server.ts'
import { spellings } from './spellings.ts'

/** Result of a request for a page. */
export type Lookup<Page> =
  | { readonly kind: 'page'; readonly page: Page }
  /** The page has another address. */
  | Moved
  | Gone
  | Missing

/** No page has the requested address. Contains its path, and the entry if it has a page there only in other languages. */
export interface Missing {
  readonly kind: 'missing'
  readonly path?: string
  readonly entry?: Entry
}

type Found = { readonly kind: 'entry'; readonly entry: Entry } | Exclude<Lookup<never>, { kind: 'page' }>

/**
 * Finds the entry of a type by its slug in the content's language.
 *
 * A slug of another language redirects to the right one. If no entry has the slug, the editors' redirects apply, then the slug history.
 */
export async function findBySlug(content: Content, type: ListedType, given: string): Promise<Found> {
  const slug = given.normalize('NFC')
  const entry = await findNamed(content, { content_type: type }, slug)
  const place = entry?.placeIn(content.locale)
  if (!entry || !place) return elsewhere(content, `/${listingOf(type)}/${slug}`, entry)
  // The service may match the slug of a fallback locale. Compare with the slug of links in this language.
  return settled(entry, place, isEntryPlace(place) && place.slug === slug)
}

/** Finds the entry of an unmapped content type by its slug, as `findBySlug` does. */
export async function findOwn(content: Content, listing: OwnListing, given: string): Promise<Found> {
  const { segment } = listing
  const slug = given.normalize('NFC')
  const entry = await findNamed(content, ofOwnType(listing), slug)
  const place = entry?.placeIn(content.locale)
  if (!entry || !place) return elsewhere(content, `/${segment}/${slug}`, entry)
  return settled(entry, place, isNestedPlace(place) && place.path === `${segment}/${slug}`)
}

/** Finds an entry by its slug, first in the content's language, then in all others. */
async function findNamed(content: Content, query: Query, slug: string): Promise<Entry | undefined> {
  const named = async (locale: Locale) => (await Promise.all(spellings(slug).map((each) => content.ids(locale, { ...query, 'fields.slug': each })))).flat()
  const own = await named(content.locale)
  const others =
    own.length > 0
      ? []
      : (
          await Promise.all(
            currentSite()
              .tags.filter((each) => each !== content.locale)
              .map(named),
          )
        ).flat()
  const [id] = [...own, ...others]
  const [entry] = id === undefined ? [] : await content.all({ 'sys.id': id, include: includeOf(content) })
  return entry
}

/** Finds a page by its path of slugs. The slug of the home page redirects to the home page. */
export async function findByPath(content: Content, given: string): Promise<Found> {
  const path = given.normalize('NFC')
  const id = [content.locale, ...currentSite().tags].map((locale) => content.pageAt(path, locale)).find((each) => each !== undefined)
  const place = id === undefined ? undefined : content.pagePlace(id, content.locale)
  if (id === undefined) return elsewhere(content, `/${path}`)
  const [entry] = await content.all({ 'sys.id': id, include: includeOf(content) })
  if (!place) return elsewhere(content, `/${path}`, entry)
  return entry ? settled(entry, place, isNestedPlace(place) && place.path === path) : { kind: 'missing', path }
}

/**
 * Returns the result for an entry that was found: its page or a redirect to the right address. The entry is missing if it is not available in the
 * language.
 */
function settled(entry: Entry, place: Place, isOwnAddress: boolean): Found {
  const { locale } = entry.content
  const availability = entry.availabilityIn(locale)
  if (availability === 'missing') return { kind: 'missing', path: slugOf(place), entry }
  const language = addressLanguage(availability, locale)
  const other = language === locale ? undefined : entry.placeIn(language)
  // A translation may follow, so the redirect is temporary.
  if (other) return { kind: 'moved', href: pathOf(language, other), permanent: false }
  return isOwnAddress ? { kind: 'entry', entry } : { kind: 'moved', href: pathOf(locale, place), permanent: currentSite().localePrefix !== 'never' }
}

/**
 * Resolves a path without a page: by the editors' redirects, or else by the slug history. `other` is the entry with this path in other languages
 * only.
 */
async function elsewhere(content: Content, path: string, other?: Entry): Promise<Found> {
  const found = await findRedirect(content, path)
  if (found) return found
  const id = await holderOfFormerSlug(content, path)
  const [entry] = id === undefined ? [] : await content.all({ 'sys.id': id, include: 0 })
  const place = entry?.placeIn(content.locale)
  return entry && place ? settled(entry, place, false) : { kind: 'missing', path, ...(other && { entry: other }) }
}

function slugOf(place: Place): string {
  if (isNestedPlace(place)) return place.path
  return isEntryPlace(place) ? place.slug : ''
}
