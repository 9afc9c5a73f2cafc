import type { Content } from '#app/content/content.ts'
import type { LinkTarget, ListingPlace } from '#app/i18n/addresses/place.ts'

/** Returns the first cards of a listing, and a link to the listing if it has more. */
export function firstCards<C>({ locale }: Content, place: ListingPlace, cards: readonly C[], limit: number): { items: C[]; more?: LinkTarget } {
  return { items: cards.slice(0, limit), more: cards.length > limit ? { kind: 'place', locale, place } : undefined }
}
