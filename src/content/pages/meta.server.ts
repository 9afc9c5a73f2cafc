import { formats } from '#app/i18n/formats/format.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import type { Asset, Content, Entry } from '../content.ts'
import type { Crumb, PageMeta } from '../view/page-meta.ts'
import type { Phrase } from '../view/phrase.ts'
import type { FocalPoint } from '../view/picture.ts'
import { SHARED_PICTURE } from '../view/shared-picture.ts'
import { seoModel } from './seo.server.ts'
import { drawnPicture } from './share-picture.server.ts'
import { showPage, type PageDates } from './shown-page.server.ts'
import { tellOf } from './told.server.ts'

interface Described {
  readonly title: Phrase
  readonly description?: Phrase
  readonly picture?: Asset
  readonly focalPoint?: FocalPoint
  readonly seo?: Entry
  readonly type?: PageMeta['type']
  readonly programs?: PageMeta['programs']
  /** Besides when it changed. */
  readonly dates?: Omit<PageDates, 'updated'>
}

/** Say what search engines, shared links and the language switcher need to know of an entry's page. */
export function entryMeta(entry: Entry, { title, description, picture, focalPoint, seo: seoEntry, type = 'website', dates, programs }: Described): PageMeta {
  const { content } = entry
  const seo = seoEntry?.read(seoModel)
  const { translation, standIn } = entry.translation
  const place: Place = entry.placeIn(content.locale) ?? { route: 'home' }
  const shownTitle = (seo?.title ?? title).text
  const meta: PageMeta = {
    title: shownTitle,
    siteName: content.siteName,
    description: (seo?.description ?? description)?.text,
    picture: pictureOf(content, place, shownTitle, seo?.picture ?? picture, seo?.picture ? undefined : focalPoint),
    // What is in another language is indexed there.
    noindex: seo?.noindex === true || translation !== 'translated' || isGuessed(content),
    type,
    place,
    entry: content.preview && entry.id,
    inspector: entry.inspector,
    alternates: entry.alternates,
    programs,
    untranslated: translation !== 'translated' && standIn !== undefined ? { translation, language: formats(content.locale).language(standIn) } : undefined,
  }
  showPage({ locale: content.locale, meta, dates: { ...dates, updated: entry.changedAt } })
  return seo?.noindex === true || isGuessed(content) ? meta : tellOf(meta, { changedAt: entry.changedAt })
}

interface Listing {
  readonly title: string
  /** The same listing in a language, or nothing where it does not reach as far there. */
  placeIn(locale: Locale): Place | undefined
  /** A filtered listing repeats what other pages hold. */
  readonly noindex?: boolean
  readonly programs?: PageMeta['programs']
  /** Its title holds what a visitor typed: nothing is drawn of that. */
  readonly isWordedByVisitors?: boolean
}

/** Say the same of a listing, which speaks every language. */
export function listingMeta(content: Content, { title, placeIn, noindex = false, isWordedByVisitors = false, programs }: Listing): PageMeta {
  const place = placeIn(content.locale) ?? { route: 'home' }
  const meta: PageMeta = {
    title,
    siteName: content.siteName,
    picture: isWordedByVisitors ? pictureOfSite(content) : pictureOf(content, place, title),
    noindex: noindex || isGuessed(content),
    type: 'website',
    programs,
    place,
    alternates: LOCALES.flatMap((locale) => {
      const own = placeIn(locale)
      return own ? [{ locale, place: own, translation: 'translated' as const }] : []
    }),
  }
  showPage({ locale: content.locale, meta, dates: {} })
  return meta.noindex ? meta : tellOf(meta, {})
}

/** Tell whether the site only guesses what the content is: search engines keep nothing of it. */
export function isGuessed({ mapped }: Content): boolean {
  return mapped?.isConfirmed === false
}

/** The picture for shared links: drawn with the title, or the page's own where nothing can be drawn. */
function pictureOf(content: Content, place: Place, title: string, own?: Asset, focalPoint?: FocalPoint): string | undefined {
  const picture = own ?? content.sharePicture
  const drawn = drawnPicture(content, place, { title, picture, focalPoint })
  return drawn ?? namedPicture(picture)
}

/** The picture that all search pages share: that of the site's settings, or one that is drawn with its name. */
function pictureOfSite(content: Content): string | undefined {
  return namedPicture(content.sharePicture) ?? drawnPicture(content, { route: 'search' }, { title: content.siteName, picture: undefined })
}

function namedPicture(picture: Asset | undefined): string | undefined {
  const shown = picture?.namedPicture()
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
