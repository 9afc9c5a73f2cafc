import type { Content } from '#app/content/content.ts'
import type { FeedLink, FeedOffer } from '#app/content/view/feed-link.ts'
import { feedPath, feedUrl, type FeedFile } from '#app/i18n/addresses/feed-paths.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'

/** Name and media type of calendar files. The file of one event has the path of its page as name. */
export const CALENDAR = { name: 'calendar.ics', ofOne: '.ics', type: 'text/calendar' } as const

/** Calendar of the entries of a page, or of the one entry of a page. */
type CalendarFile = Pick<FeedFile, 'place'> & { readonly name: typeof CALENDAR.name | typeof CALENDAR.ofOne }

/** Returns the link to a calendar for the head of a page. `about` is a title in the page's language. */
export function calendarLink({ locale, siteName }: Content, file: CalendarFile, about: string): FeedLink {
  const title = m.title_and_site({ title: about, site: siteName }, { locale })
  return { rel: 'alternate', href: feedPath({ locale, ...file }), type: CALENDAR.type, title }
}

/** Returns links to download a calendar and to subscribe to it. */
export function calendarOffers({ locale }: Content, { place, name }: CalendarFile): FeedOffer[] {
  const file = { locale, place, name }
  const isOne = name === CALENDAR.ofOne
  const common = { of: 'calendar' as const, type: CALENDAR.type, hrefLang: locale }
  const download = 'slug' in place ? `${place.slug}.ics` : CALENDAR.name
  const taken = { ...common, label: messageText((isOne ? m.calendar_file : m.calendar_download)({}, { locale }), locale), href: feedPath(file), download }
  const followed = { ...common, label: messageText(m.calendar_subscribe({}, { locale }), locale), href: feedUrl(file).replace(/^https?:/, 'webcal:') }
  return isOne ? [taken, followed] : [followed, taken]
}
