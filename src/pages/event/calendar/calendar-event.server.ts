import { contentSource } from '#app/site-content/site-source.server.ts'
import type { Entry } from '#app/content/content.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { linkUrl } from '#app/i18n/addresses/feed-paths.ts'
import { plainLines } from '#app/rich-text/plain-lines.ts'
import { text } from '#app/sections/build.server.ts'
import { mediaUrl } from '#app/sections/html/away-from-site.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import type { CalendarEvent } from '#app/seo/calendar/calendar.ts'
import { uuidOf } from '#app/seo/entry-uuid.server.ts'
import { readLayout } from '#app/layout/site-layout/layout-content.server.ts'
import { topicLinks } from '#app/entries/topic/page-type.server.ts'
import { eventSpan } from '#app/entries/event/dates-span.ts'
import { eventModel } from '#app/entries/event/event-lists.server.ts'

/** Returns an event in calendar form. Returns `undefined` if it has no page or lacks a required value. */
export async function calendarEvent(entry: Entry): Promise<CalendarEvent | undefined> {
  const { link } = entry
  const value = entry.read(eventModel)
  if (!value || !link) return undefined
  const { space } = await contentSource()
  const body = value.body && (await text(pageBuild(entry), entry, value.body))
  const picture = value.picture?.enclosure()
  const booking = value.bookingUrl === undefined ? undefined : linkToAddress(value.bookingUrl, entry)
  const words = [value.summary?.text, value.price?.text, body && plainLines(body.blocks), booking && linkUrl(booking)]
  const house = await readLayout(entry.content.locale)
  const address = value.address ?? house.organization?.address
  const places = [value.venue?.text, address?.text].filter((place) => place !== undefined)
  return {
    id: uuidOf(space.id, entry.id),
    page: linkUrl(link),
    span: eventSpan(value.start, value.end),
    changed: new Date(entry.updatedAt || 0),
    title: value.title,
    description: words.filter((part) => part !== undefined && part !== '').join('\n\n'),
    place: places.length > 0 ? places.join('\n') : undefined,
    location: value.location,
    topics: topicLinks(entry).map(({ title }) => title.text),
    picture: picture && { url: mediaUrl(picture.url), type: picture.type },
  }
}
