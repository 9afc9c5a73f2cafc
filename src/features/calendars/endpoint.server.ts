import type { Content } from '#app/content/content.ts'
import { findBySlug } from '#app/content/links/lookup.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { parseFeedPath, feedUrl, type FeedFile } from '#app/i18n/addresses/feed-paths.ts'
import { calendarOf, calendarOfOne } from '#app/pages/feeds/calendar.server.ts'
import { typesBehind, typesWith } from '#app/pages/feeds/feed-links.server.ts'
import type { ListedType } from '#app/config/page-types/table.ts'
import { feedResponse, type Found } from '#app/server/response/feed-response.server.ts'
import { iCalendar } from '#app/seo/calendar/calendar.ts'
import { CALENDAR } from '#app/seo/calendar/calendar-links.server.ts'

/** Serves the iCalendar files of page types, topics and single entries. */
export const calendars: Endpoint = {
  isAt: (pathname) => {
    const file = parseFeedPath(pathname)
    return file !== undefined && typesOf(file).length > 0
  },
  methods: ['GET', 'HEAD'],
  policy: 'page',
  answer: (request, _call, url) => feedResponse(request, url, find),
}

function typesOf({ place, name }: FeedFile): readonly ListedType[] {
  if (name === CALENDAR.ofOne) return typesWith('calendar').filter((type) => type === place.route)
  return name === CALENDAR.name ? typesBehind('calendar', place) : []
}

async function find(content: Content, file: FeedFile): Promise<Found> {
  const { place, name } = file
  const [type, ...others] = typesOf(file).filter((each) => content.offers(each))
  if (!type) return { kind: 'missing' }
  const found = 'slug' in place ? await findBySlug(content, place.route, place.slug) : undefined
  if (found && found.kind !== 'entry') return found
  const address = feedUrl(file)
  const calendar =
    found && name === CALENDAR.ofOne ? await calendarOfOne(found.entry, address) : await calendarOf(content, [type, ...others], found?.entry, address)
  return calendar ? { kind: 'file', body: iCalendar(calendar), type: CALENDAR.type } : { kind: 'missing' }
}
