import type { Content } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
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

/** The feed of all stories. */
const STORIES = { title: (locale: Locale) => m.stories({}, { locale }), placeIn: () => ({ route: 'stories' as const }) }

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

/** Name the feed of all stories; `totalIn` tells how many there are in a language. */
export function storiesFeedLinks(content: Content, totalIn: About['totalIn']): ProgramLink[] {
  return feedLinks(content, { ...STORIES, totalIn })
}

/** Name the feed of all stories in the page's language, on pages of which one is known to be there. */
export function storiesFeedLink(content: Content): ProgramLink[] {
  return storiesFeedLinks(content, (locale) => (locale === content.locale ? 1 : 0)).slice(0, 1)
}

/** Name the same on pages that may be of a site without stories. */
export async function storiesFeedLinkIfAny(content: Content): Promise<ProgramLink[]> {
  if (!content.offers('story')) return []
  const { total } = await listed(content, 'story', { order: '-fields.published' }, 0, 1)
  return total > 0 ? storiesFeedLink(content) : []
}

/** Offer the feed that the head of a page names first; none where it names none. */
export function feedOffers({ locale }: Content, programs: readonly ProgramLink[]): ProgramOffer[] {
  return programs.slice(0, 1).map(({ href, type, hrefLang }) => ({ label: said(m.feed_follow({}, { locale }), locale), href, type, hrefLang }))
}
