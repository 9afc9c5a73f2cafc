import { formats } from '#app/i18n/formats/format.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import type { Asset, Content, Entry } from '../content.ts'
import type { Crumb, PageMeta } from '../view/page-meta.ts'
import type { Phrase } from '../view/phrase.ts'
import { SHARED_PICTURE } from '../view/shared-picture.ts'
import { seoModel } from './seo.server.ts'

interface Described {
  readonly title: Phrase
  readonly description?: Phrase
  readonly picture?: Asset
  readonly seo?: Entry
  readonly type?: PageMeta['type']
}

/** Say what search engines, shared links and the language switcher need to know of an entry's page. */
export function entryMeta(entry: Entry, { title, description, picture, seo: seoEntry, type = 'website' }: Described): PageMeta {
  const { content } = entry
  const seo = seoEntry?.read(seoModel)
  const { translation, standIn } = entry.translation
  return {
    title: (seo?.title ?? title).text,
    siteName: content.siteName,
    description: (seo?.description ?? description)?.text,
    picture: shareUrl(seo?.picture ?? picture ?? content.sharePicture),
    // What is in another language is indexed there.
    noindex: seo?.noindex === true || translation !== 'translated' || isGuessed(content),
    type,
    place: entry.placeIn(content.locale) ?? { route: 'home' },
    entry: content.preview && entry.id,
    inspector: entry.inspector,
    alternates: entry.alternates,
    untranslated: translation !== 'translated' && standIn !== undefined ? { translation, language: formats(content.locale).language(standIn) } : undefined,
  }
}

interface Listing {
  readonly title: string
  /** The same listing in a language, or nothing where it does not reach as far there. */
  placeIn(locale: Locale): Place | undefined
  /** A filtered listing repeats what other pages hold. */
  readonly noindex?: boolean
}

/** Say the same of a listing, which speaks every language. */
export function listingMeta(content: Content, { title, placeIn, noindex = false }: Listing): PageMeta {
  return {
    title,
    siteName: content.siteName,
    picture: shareUrl(content.sharePicture),
    noindex: noindex || isGuessed(content),
    type: 'website',
    place: placeIn(content.locale) ?? { route: 'home' },
    alternates: LOCALES.flatMap((locale) => {
      const place = placeIn(locale)
      return place ? [{ locale, place, translation: 'translated' as const }] : []
    }),
  }
}

/** Tell whether the site only guesses what the content is: search engines keep nothing of it. */
export function isGuessed({ mapped }: Content): boolean {
  return mapped?.isConfirmed === false
}

function shareUrl(asset: Asset | undefined): string | undefined {
  const shown = asset?.namedPicture()
  return shown && new URL(`${shown.url}?${SHARED_PICTURE}`, siteOrigin()).href
}

/** The way from the home page down to the page itself, which leads nowhere. */
export function breadcrumb({ locale }: Content, current: Phrase, parents: readonly Crumb[] = []): Crumb[] {
  return [placeCrumb(locale, m.home({}, { locale }), { route: 'home' }), ...parents, { title: current }]
}

/** A step of the way to a page, in the words of the interface. */
export function placeCrumb(locale: Locale, text: string, place: Place): Crumb {
  return { title: said(text, locale), target: { kind: 'place', locale, place } }
}
