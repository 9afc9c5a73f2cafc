import site from '#config'
import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import type { Content } from '#app/content/content.server.ts'
import { comingEvents, pastEvents } from '../events.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { CardOf } from '../../card.ts'
import type { EventsPage } from '../../page.ts'

/** All coming events by month, and the latest past ones. */
export async function eventsPage(content: Content): Promise<EventsPage> {
  const { locale } = content
  const [coming, past] = await Promise.all([comingEvents(content), pastEvents(content, site.limits.pastEventsShown)])
  const page: EventsPage = {
    locale,
    months: byMonth(content, coming),
    past,
    meta: listingMeta(content, { title: m.events({}, { locale }), placeIn: () => ({ route: 'events' }) }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), { text: m.events_title({}, { locale }) }),
  }
  await content.placeholders.fill()
  return page
}

function byMonth(content: Content, events: readonly CardOf<'event'>[]): EventsPage['months'] {
  const { monthAndYear } = formats(content.locale)
  const months = Map.groupBy(events, (event) => monthAndYear(event.dates.start.iso))
  return [...months].map(([label, inMonth]) => ({ label, events: inMonth }))
}
