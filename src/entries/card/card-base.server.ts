import type { Asset, Entry, Content } from '#app/content/content.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FocalPoint, Picture } from '#app/content/view/picture.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { CardContent } from './card.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { LinkTarget, ListingPlace } from '#app/i18n/addresses/place.ts'

/** Returns the data that every card shows of its entry. Returns `undefined` if lists must not show it, or if it has no address, which is reported. */
export function cardBase(entry: Entry, title: LocalizedText, asset?: Asset, focalPoint?: FocalPoint): Omit<CardContent, 'kind'> | undefined {
  const { locale } = entry.content
  if (!entry.isListedIn(locale)) return undefined
  const { link } = entry
  if (link) {
    const standIn = title.locale === undefined ? {} : { standIn: formats(locale).language(title.locale) }
    return { id: entry.id, link, title, ...standIn, picture: withoutCaption(asset?.picture(focalPoint)) }
  }
  reportContent({ entry: entry.id, field: 'slug', locale, problem: 'has no address in this language; it is left out' })
  return undefined
}

/** Cards show no captions, so their pages need not carry them. */
function withoutCaption(picture: Picture | undefined): Picture | undefined {
  if (!picture) return undefined
  const { title: _, ...shown } = picture
  return shown
}

/** Sorts cards by title, in the order of a language. */
export function byTitle<C extends CardContent>(locale: Locale, cards: readonly C[]): C[] {
  const { compare } = formats(locale)
  return cards.toSorted((one, other) => compare(one.title.text, other.title.text))
}

/** Returns the first cards of a listing, and a link to the listing if it has more. */
export function firstCards<C>({ locale }: Content, place: ListingPlace, cards: readonly C[], limit: number): { items: C[]; more?: LinkTarget } {
  return { items: cards.slice(0, limit), more: cards.length > limit ? { kind: 'place', locale, place } : undefined }
}
