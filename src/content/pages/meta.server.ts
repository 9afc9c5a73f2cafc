import { formats } from '#app/i18n/formats/format.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import type { Content } from '../content.server.ts'
import { pictureFile } from '../media/media.server.ts'
import { models } from '#app/page-types/models.server.ts'
import { alternatesOf, placeOf } from '../links/places.server.ts'
import { measure, pageParts } from '../locales/translation.server.ts'
import type { RawAsset, RawEntry } from '../reading/raw.server.ts'
import type { Crumb, PageMeta } from '#app/page-types/page.ts'
import type { Phrase } from '../view/phrase.ts'
import { SHARED_PICTURE } from '../view/shared-picture.ts'

interface Described {
  readonly title: Phrase
  readonly description?: Phrase | undefined
  readonly picture?: RawAsset | undefined
  readonly seo?: RawEntry | undefined
  readonly type?: PageMeta['type']
}

/** Say what search engines, shared links and the language switcher need to know of an entry's page. */
export function entryMeta(content: Content, raw: RawEntry, { title, description, picture: asset, seo: seoEntry, type = 'website' }: Described): PageMeta {
  const seo = seoEntry && content.read(seoEntry, models.seo)
  const shared = seo?.picture ?? asset ?? content.sharePicture
  const described = seo?.description ?? description
  const url = shareUrl(content, shared)
  const { translation, standIn } = measure(pageParts(content, raw), content.chain())
  return {
    title: (seo?.title ?? title).text,
    siteName: content.siteName,
    ...(described ? { description: described.text } : {}),
    ...(url ? { picture: url } : {}),
    // What is in another language is indexed there.
    noindex: seo?.noindex === true || translation !== 'translated',
    type,
    place: placeOf(content, raw) ?? { route: 'home' },
    alternates: alternatesOf(content, raw),
    ...(translation !== 'translated' && standIn !== undefined ? { untranslated: { translation, language: formats(content.locale).language(standIn) } } : {}),
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
  const url = shareUrl(content, content.sharePicture)
  return {
    title,
    siteName: content.siteName,
    ...(url ? { picture: url } : {}),
    noindex,
    type: 'website',
    place: placeIn(content.locale) ?? { route: 'home' },
    alternates: LOCALES.flatMap((locale) => {
      const place = placeIn(locale)
      return place ? [{ locale, place, translation: 'translated' as const }] : []
    }),
  }
}

function shareUrl(content: Content, asset: RawAsset | undefined): string | undefined {
  const shown = asset && pictureFile(content, asset)
  return shown && new URL(`${shown.url}?${SHARED_PICTURE}`, siteOrigin()).href
}

/** The way from the home page down to the page itself, which leads nowhere. */
export function breadcrumb(content: Content, home: string, current: Phrase, parents: readonly Crumb[] = []): Crumb[] {
  return [{ title: { text: home }, target: { kind: 'place', locale: content.locale, place: { route: 'home' } } }, ...parents, { title: current }]
}
