import type { Content } from '#app/content/content.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { programPath, type ProgramPlace } from '#app/i18n/addresses/programs.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { FEED_FORMATS, type FeedFormat } from './feed.ts'

/** What a feed is about. */
interface About {
  /** Its name in a language. */
  title(locale: Locale): string
  /** The page that it belongs to in a language; `undefined` where that has none. */
  placeIn(locale: Locale): ProgramPlace | undefined
  /** The number of its entries in a language. */
  totalIn(locale: Locale): number
}

/**
 * Name a feed for the head of a page: in its language and every format, then in the others.
 *
 * Programs take the first that they understand. Nothing leads to an empty feed.
 */
export function feedLinks({ locale, siteName }: Content, { title, placeIn, totalIn }: About): ProgramLink[] {
  const link = (format: FeedFormat, each: Locale): ProgramLink[] => {
    const place = totalIn(each) > 0 ? placeIn(each) : undefined
    const { name, type } = FEED_FORMATS[format]
    if (!place) return []
    return [
      {
        rel: 'alternate',
        href: programPath({ locale: each, place, name }),
        type,
        title: m.title_and_site({ title: title(each), site: siteName }, { locale: each }),
        hrefLang: each,
      },
    ]
  }
  const own = [...link('atom', locale), ...link('rss', locale), ...link('json', locale)]
  return own.length === 0 ? [] : [...own, ...LOCALES.filter((each) => each !== locale).flatMap((each) => link('atom', each))]
}

/** Offer the feed that the head of a page names first; none where it names none. */
export function feedOffers({ locale }: Content, programs: readonly ProgramLink[]): ProgramOffer[] {
  return programs.slice(0, 1).map(({ href, type, hrefLang }) => ({ label: said(m.feed_follow({}, { locale }), locale), href, type, hrefLang }))
}
