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
  const { locale, now } = entry.content
  const value = entry.read(eventCardModel)
  const base = value && cardBase(entry, value.picture, value.focalPoint)
  if (!base) return undefined
  const { range: when, ...dates } = eventDates(locale, value.start, value.end, now)
  return { kind: 'event', ...base, title: value.title, summary: value.summary, when, dates, venue: value.venue, price: value.price }
}

/** No event lasts longer: what began before cannot still be on. */
const LONGEST_DAYS = 366

/** The events that are on or still to come, the next one first. */
export async function comingEvents(content: Content, query: Query = {}): Promise<CardOf<'event'>[]> {
  const since = new Date(content.now.getTime() - LONGEST_DAYS * 86_400_000).toISOString()
  const events = await content.all({ content_type: 'event', order: 'fields.start', include: 1, 'fields.start[gte]': since, ...query })
  return present(events.map(eventCard)).filter((event) => !event.dates.past)
}

/** The events that are over, the latest first. */
export async function pastEvents(content: Content, limit: number): Promise<CardOf<'event'>[]> {
  const until = content.now.toISOString()
  // Those that began but are still on are dropped below; ask for a few more so that the list stays full.
  const { entries } = await listed(content, 'event', { order: '-fields.start', include: 1, 'fields.start[lte]': until }, 0, limit + 10)
  return present(entries.map(eventCard))
    .filter((event) => event.dates.past)
    .slice(0, limit)
}
