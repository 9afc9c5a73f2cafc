import site from '#config'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { CardOf } from '../../cards.tsx'
import type { EventsPage } from './page.ts'
import { comingEvents, pastEvents } from '../event-lists.server.ts'

/** All coming events by month, and the latest past ones. */
export async function eventsPage(content: Content): Promise<Lookup<EventsPage>> {
  if (!content.offers('event')) return { kind: 'missing' }
  const { locale } = content
  const [coming, past] = await Promise.all([comingEvents(content), pastEvents(content, site.limits.pastEventsShown)])
  const page: EventsPage = {
    locale,
    months: byMonth(locale, coming),
    past,
    meta: listingMeta(content, { title: m.events({}, { locale }), placeIn: () => ({ route: 'events' }) }),
    breadcrumb: breadcrumb(content, said(m.events_title({}, { locale }), locale)),
  }
  return { kind: 'page', page }
}

function byMonth(locale: Locale, events: readonly CardOf<'event'>[]): EventsPage['months'] {
  const { monthAndYear } = formats(locale)
  const months = Map.groupBy(events, (event) => monthAndYear(event.dates.start.iso))
  return [...months].map(([label, inMonth]) => ({ label, events: inMonth }))
}
