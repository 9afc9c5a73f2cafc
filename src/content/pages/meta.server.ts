import { namesPlace } from 'content-mapping/compose/site-name.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { isVariant, localeInfo, type Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import type { Asset, Content, Entry } from '../content.ts'
import { isOffered } from '../links/offered-place.server.ts'
import { isMachineLanguage } from '../locales/machine-translation.server.ts'
import type { Crumb, PageMeta } from '../view/page-meta.ts'
import type { LocalizedText } from '../view/localized-text.ts'
import { type FocalPoint, type Picture, SHARED_PICTURE } from '../view/picture.ts'
import { seoModel } from './seo.server.ts'
import { showPage, type PageDates } from './shown-page.server.ts'
import { pageServices } from './page-services.server.ts'

interface Described {
  readonly title: LocalizedText
  readonly description?: LocalizedText
  readonly picture?: Asset
  readonly focalPoint?: FocalPoint
  readonly seo?: Entry
  readonly type?: PageMeta['type']
  readonly feedLinks?: PageMeta['feedLinks']
  /** Dates other than the last change. */
  readonly dates?: Omit<PageDates, 'updated'>
}

/** Returns the metadata of an entry's page for search engines, shared links and the language switcher. */
export function entryMeta(entry: Entry, { title, description, picture, focalPoint, seo: seoEntry, type = 'website', dates, feedLinks }: Described): PageMeta {
  const { content } = entry
  const seo = seoEntry?.read(seoModel)
  const { translation, standIn } = entry.translation
  const place: Place = entry.placeIn(content.locale) ?? { route: 'home' }
  const shownTitle = (seo?.title ?? title).text
  // Editors often choose the picture of the page for shared links as well. Its focal point remains valid.
  const shared = seo?.picture ?? picture
  const meta: PageMeta = {
    title: shownTitle,
    siteName: content.siteName,
    description: (seo?.description ?? description)?.text,
    picture: pictureOf(content, place, shownTitle, shared, shared && shared.id === picture?.id ? focalPoint : undefined),
    // Search engines index the text in its original language.
    noindex: seo?.noindex === true || translation !== 'translated' || isGuessed(content),
    type,
    place,
    entry: content.preview && entry.id,
    inspector: entry.inspector,
    alternates: entry.alternates,
    feedLinks,
    machineTranslated: machineTranslated(entry),
    untranslated: translation !== 'translated' && standIn !== undefined ? { translation, ...standInNotice(content.locale, standIn) } : undefined,
  }
  showPage({ locale: content.locale, meta, dates: { ...dates, updated: entry.changedAt } })
  return seo?.noindex === true || isGuessed(content) ? meta : setBotData(meta, { changedAt: entry.changedAt })
}

/**
 * Returns the title by which visitors know a page. With a custom content model, they know a home page titled `Home page` by the name of the site.
 */
export function knownTitle({ id, content }: Entry, title: LocalizedText): LocalizedText {
  return content.mapped && id === content.homeId && namesPlace(title.text) ? { text: content.siteName } : title
}

/** Returns the localized name of the fallback language. The notice of a variant is written here, because few sites need its message in browsers. */
function standInNotice(locale: Locale, standIn: string): { readonly language: string; readonly notice?: string } {
  const language = formats(locale).language(standIn)
  return { language, ...(isVariant(locale) && { notice: m.variant_notice({ variant: localeInfo(locale).endonym, language }, { locale }) }) }
}

function machineTranslated({ machineTranslation: extent, original, content }: Entry): PageMeta['machineTranslated'] {
  if (!extent) return undefined
  const target = original && ({ kind: 'place', locale: original.locale, place: original.place } as const)
  return { extent, ...(target && { original: { target, language: formats(content.locale).language(target.locale) } }) }
}

interface Listing {
  readonly title: string
  /** Returns the same listing in a language, or `undefined` if the listing has fewer pages there. */
  placeIn(locale: Locale): Place | undefined
  /** Filtered listings repeat the content of other pages. */
  readonly noindex?: boolean
  readonly feedLinks?: PageMeta['feedLinks']
  /** Whether the title contains the input of a visitor. No share picture is drawn for such a title. */
  readonly isWordedByVisitors?: boolean
}

/** Returns the metadata of a listing, which is available in every language that has entries of its type. */
export function listingMeta(content: Content, { title, placeIn, noindex = false, isWordedByVisitors = false, feedLinks }: Listing): PageMeta {
  const place = placeIn(content.locale) ?? { route: 'home' }
  const meta: PageMeta = {
    title,
    siteName: content.siteName,
    picture: isWordedByVisitors ? pictureOfSite(content) : pictureOf(content, place, title),
    // Lists of a variant consist mostly of pages in the standard language.
    noindex: noindex || isGuessed(content) || isVariant(content.locale),
    type: 'website',
    feedLinks,
    // A person may have reviewed some of the entries.
    ...(isMachineLanguage(content.locale) && { machineTranslated: { extent: 'partly' } as const }),
    place,
    alternates: currentSite().tags.flatMap((locale) => {
      const own = placeIn(locale)
      return own && isOffered(content, own, locale) ? [{ locale, place: own, translation: 'translated' as const }] : []
    }),
  }
  showPage({ locale: content.locale, meta, dates: {} })
  return meta.noindex ? meta : setBotData(meta, {})
}

/** Returns whether the mapping of the content is only guessed. Search engines must not index such pages. */
export function isGuessed({ mapped }: Content): boolean {
  return mapped?.isConfirmed === false
}

/** Returns the picture for shared links: drawn with the title, or the page's picture if drawing is not possible. */
function pictureOf(content: Content, place: Place, title: string, own?: Asset, focalPoint?: FocalPoint): string | undefined {
  const picture = own ?? content.sharePicture
  const drawn = drawnPicture(content, place, { title, picture, focalPoint })
  return drawn ?? namedPicture(picture)
}

/** Returns the picture that all search pages share: from the settings, or drawn with the name of the site. */
function pictureOfSite(content: Content): string | undefined {
  return namedPicture(content.sharePicture) ?? drawnPicture(content, { route: 'search' }, { title: content.siteName, picture: undefined })
}

function namedPicture(picture: Asset | undefined): string | undefined {
  const shown = picture?.namedPicture()
  return shown && new URL(`${shown.url}?${SHARED_PICTURE}`, siteOrigin()).href
}

/** Returns the path from the home page down to the current page, which is not a link. */
export function breadcrumb({ locale }: Content, current: LocalizedText, parents: readonly Crumb[] = []): Crumb[] {
  return [placeCrumb(locale, m.home({}, { locale }), { route: 'home' }), ...parents, { title: current }]
}

/** Returns a step of the breadcrumb with a text of the interface. */
export function placeCrumb(locale: Locale, text: string, place: Place): Crumb {
  return { title: messageText(text, locale), target: { kind: 'place', locale, place } }
}

/** Data for bots in the document of a page, in addition to its view. */
interface BotData {
  /** Last change of the page or a part of it, as ISO 8601 in UTC; absent if unknown. */
  readonly changedAt?: string
}

const botData = new WeakMap<PageMeta, BotData>()

/** Adds data for bots to the document of a page. The data stays on the server and is not sent to the browser's router. */
function setBotData(meta: PageMeta, data: BotData): PageMeta {
  botData.set(meta, data)
  return meta
}

/**
 * Returns the data of a page for bots. Returns `undefined` if there is none: the content is only guessed, or search engines must not index the page.
 */
export function botDataOf(meta: PageMeta): BotData | undefined {
  return botData.get(meta)
}

interface Shown {
  readonly title: string
  readonly picture: Asset | undefined
  readonly focalPoint?: FocalPoint | undefined
}

/** Returns the address of the picture that is drawn for shared links to a page. Drafts have none. */
function drawnPicture({ locale, siteName, preview }: Content, place: Place, { title, picture, focalPoint }: Shown): string | undefined {
  if (preview) return undefined
  const shown = picture && publicPicture(picture)
  return pageServices().offerDrawing?.(place, {
    locale,
    title,
    siteName,
    ...(shown && { picture: { url: shown.url, focalPoint: focalPoint ?? 'center', ...(shown.isDrawing && { isDrawing: true }) } }),
  })
}

/** Returns a picture with its address at the source. Returns `undefined` for protected files, and if the host cannot resize pictures. */
function publicPicture(asset: Asset): Picture | undefined {
  const shown = asset.namedPicture()
  return shown && !shown.asIs && shown.url === asset.source()?.url ? shown : undefined
}
