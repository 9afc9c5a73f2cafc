import type { Query } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { machineTranslation } from '#app/content/locales/machine-translation.server.ts'
import { date, model, focalPoint, asset, document, location, localizedText, symbol } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import type { CardOf } from '../cards.tsx'
import { cardBase } from '../card/card-base.server.ts'
import { eventDates } from './dates.server.ts'
import { eventSpan, type EventSpan } from './dates-span.ts'
import { seo } from '#app/content/pages/seo.server.ts'

const required = { title: localizedText, slug: symbol, start: date }
const shown = { summary: localizedText, picture: asset, focalPoint, end: date, venue: localizedText, price: localizedText }

export const eventModel = model('event', required, { ...shown, address: localizedText, location, body: document, bookingUrl: symbol, seo, machineTranslation })
/** The model of a card has only the fields that it shows. Other fields may link deeper than the query of a list includes. */
const eventCardModel = model('event', required, shown)

/** Returns the card of an event, or `undefined` if lists must not show it. */
export function eventCard(entry: Entry): CardOf<'event'> | undefined {
  const value = entry.read(eventCardModel)
  const base = value && cardBase(entry, value.title, value.picture, value.focalPoint)
  if (!base) return undefined
  const { range: when, ...dates } = eventDates(entry.content, value.start, value.end)
  return { kind: 'event', ...base, summary: value.summary, when, dates, venue: value.venue, price: value.price }
}

/** Maximum length of an event in days. Queries for current events begin at this distance from today. */
export const MAX_DAYS = 366
const DAY_MS = 86_400_000

/** Returns a day in UTC, `later` days after a moment. Queries use days instead of moments, so that they are equal all day and can be cached. */
export function dayOfQuery(moment: Date, later = 0): string {
  return new Date(Math.floor(moment.getTime() / DAY_MS + later) * DAY_MS).toISOString()
}

/** Event with its dates, which are enough to select it from many. */
export interface DatedEvent {
  readonly entry: Entry
  readonly span: EventSpan
}

const datesModel = model('event', { start: date }, { end: date })

/** Returns the current and coming events, the next one first. They include events that lists of the content's language must not show. */
export async function comingEvents(content: Content, query: Query = {}): Promise<DatedEvent[]> {
  const since = dayOfQuery(content.now, -MAX_DAYS)
  const events = await content.all({ content_type: 'event', order: 'fields.start', include: 1, 'fields.start[gte]': since, ...query })
  return dated(content, events).filter(({ span }) => span.over > content.now)
}

/** Returns the past events, the latest first. They include events that lists of the content's language must not show. */
export async function pastEvents(content: Content, query: Query = {}): Promise<DatedEvent[]> {
  const tomorrow = dayOfQuery(content.now, 1)
  content.changesAt(new Date(tomorrow))
  const events = await content.all({ content_type: 'event', order: '-fields.start', include: 1, 'fields.start[lt]': tomorrow, ...query })
  return dated(content, events).filter(({ span }) => span.over <= content.now)
}

/** Returns the cards of events, at most `limit`. */
export function eventCards(content: Content, events: readonly DatedEvent[], limit = events.length): CardOf<'event'>[] {
  const listed = events.filter(({ entry }) => entry.isListedIn(content.locale)).slice(0, limit)
  return present(listed.map(({ entry }) => eventCard(entry)))
}

function dated(content: Content, entries: readonly Entry[]): DatedEvent[] {
  return entries.flatMap((entry) => {
    const value = entry.read(datesModel)
    if (!value) return []
    const span = eventSpan(value.start, value.end)
    content.changesAt(span.over)
    return [{ entry, span }]
  })
}
