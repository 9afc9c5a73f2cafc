import type { Content } from '#app/content/content.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { programPath, type ProgramPlace } from '#app/i18n/addresses/programs.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { FEED_FORMATS } from './feed.ts'

/** What a feed is about. */
interface About {
  readonly title: string
  /** The page that it belongs to. */
  readonly place: ProgramPlace
}

/**
 * Name a feed for the head of a page, in every format: programs take the first that they understand.
 *
 * It says no `hreflang`: search engines would take it for the page in that language.
 */
export function feedLinks({ locale, siteName }: Content, { title, place }: About): ProgramLink[] {
  const titled = m.title_and_site({ title, site: siteName }, { locale })
  return Object.values(FEED_FORMATS).map(({ name, type }) => ({ rel: 'alternate', href: programPath({ locale, place, name }), type, title: titled }))
}

/** Offer the feed that the head of a page names first; none where it names none. */
export function feedOffers({ locale }: Content, programs: readonly ProgramLink[]): ProgramOffer[] {
  return programs.slice(0, 1).map(({ href, type }) => ({ label: said(m.feed_follow({}, { locale }), locale), href, type, hrefLang: locale }))
}
