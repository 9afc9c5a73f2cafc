import type { Query } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import type { CardOf } from '../cards.tsx'
import { cardBase } from '../card/card-base.server.ts'
import { eventDates } from './dates.server.ts'
import { eventCardModel } from './model.server.ts'

/** Give the card of an event; nothing where lists may not show it. */
export function eventCard(entry: Entry): CardOf<'event'> | undefined {
  const value = entry.read(eventCardModel)
  const base = value && cardBase(entry, value.picture, value.focalPoint)
  if (!base) return undefined
  const { range: when, ...dates } = eventDates(entry.content, value.start, value.end)
  return { kind: 'event', ...base, title: value.title, summary: value.summary, when, dates, venue: value.venue, price: value.price }
}

/** No event lasts longer: what began before cannot still be on. */
const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

/** The day of a moment, in UTC, so many days later. A query names days: what is asked the same way all day long can be answered from memory. */
function dayOf(moment: Date, later = 0): string {
  return new Date(Math.floor(moment.getTime() / DAY_MS + later) * DAY_MS).toISOString()
}

/** The events that are on or still to come, the next one first. */
export async function comingEvents(content: Content, query: Query = {}): Promise<CardOf<'event'>[]> {
  const since = dayOf(content.now, -LONGEST_DAYS)
  const events = await content.all({ content_type: 'event', order: 'fields.start', include: 1, 'fields.start[gte]': since, ...query })
  return present(events.map(eventCard)).filter((event) => !event.dates.past)
}

/** The events that are over, the latest first. */
export async function pastEvents(content: Content, limit: number): Promise<CardOf<'event'>[]> {
  const tomorrow = dayOf(content.now, 1)
  content.changesAt(new Date(tomorrow))
  const query = { order: '-fields.start', include: 1, 'fields.start[lt]': tomorrow }
  const past: CardOf<'event'>[] = []
  // Some of those that began are still on, or begin later today.
  for (let skip = 0, total = 1; past.length < limit && skip < total; skip += limit) {
    const found = await listed(content, 'event', query, skip, limit)
    past.push(...present(found.entries.map(eventCard)).filter(({ dates }) => dates.past))
    total = found.total
  }
  return past.slice(0, limit)
}
