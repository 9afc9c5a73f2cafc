import type { Content } from '#app/content/content.ts'
import type { FeedLink, FeedOffer } from '#app/content/view/feed-link.ts'
import { feedPath, type FeedPage } from '#app/i18n/addresses/feed-paths.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { FEED_FORMATS } from './feed.ts'

/** Subject of a feed. */
interface About {
  readonly title: string
  /** Page of the feed. */
  readonly place: FeedPage
}

/**
 * Returns links to a feed in every format for the head of a page. Readers take the first format that they support.
 *
 * The links have no `hreflang`: search engines would take a feed for the page in that language.
 */
export function feedLinks({ locale, siteName }: Content, { title, place }: About): FeedLink[] {
  const titled = m.title_and_site({ title, site: siteName }, { locale })
  return Object.values(FEED_FORMATS).map(({ name, type }) => ({ rel: 'alternate', href: feedPath({ locale, place, name }), type, title: titled }))
}

/** Returns the offer of the first feed in the head of a page; empty if there is none. */
export function feedOffers({ locale }: Content, links: readonly FeedLink[]): FeedOffer[] {
  return links.slice(0, 1).map(({ href, type }) => ({ of: 'feed', label: messageText(m.feed_follow({}, { locale }), locale), href, type, hrefLang: locale }))
}
