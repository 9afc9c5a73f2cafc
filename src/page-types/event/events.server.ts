import { eventCard, present } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import type { Query } from '#app/content/client/delivery.server.ts'
import type { CardOf } from '../card.ts'

/** No event of this house lasts longer: what began before cannot still be on. */
const LONGEST_DAYS = 366

/** The events that are on or still to come, the next one first. */
export async function comingEvents(content: Content, query: Query = {}): Promise<CardOf<'event'>[]> {
  const since = new Date(content.now.getTime() - LONGEST_DAYS * 86_400_000).toISOString()
  const events = await content.all({ content_type: 'event', order: 'fields.start', include: 1, 'fields.start[gte]': since, ...query })
  return present(events.map((raw) => eventCard(content, raw))).filter((event) => !event.dates.past)
}

/** The events that are over, the latest first. */
export async function pastEvents(content: Content, limit: number, query: Query = {}): Promise<CardOf<'event'>[]> {
  const until = content.now.toISOString()
  // Those that began but are still on are dropped below; ask for a few more so that the list stays full.
  const { entries } = await listed(content, 'event', { order: '-fields.start', include: 1, 'fields.start[lte]': until, ...query }, 0, limit + 10)
  return present(entries.map((raw) => eventCard(content, raw)))
    .filter((event) => event.dates.past)
    .slice(0, limit)
}
