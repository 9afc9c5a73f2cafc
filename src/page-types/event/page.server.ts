import { m } from '#messages'
import { topicLinks } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { eventDates } from '#app/content/reading/dates.server.ts'
import { comingEvents } from './events.server.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { picture } from '#app/content/media/media.server.ts'
import { breadcrumb, entryMeta } from '#app/content/pages/meta.server.ts'
import { models } from '../models.server.ts'
import { pageBuild, text } from '#app/content/pages/page-build.server.ts'
import { linkToUrl } from '#app/content/links/places.server.ts'
import type { EventPage } from '../page.ts'

const MORE = 3

/** An event by its slug. */
export async function eventPage(content: Content, slug: string): Promise<Lookup<EventPage>> {
  const found = await findBySlug(content, 'event', slug.normalize('NFC'), 'events')
  if (found.kind !== 'entry') return found
  const { raw } = found
  const value = content.read(raw, models.event)
  if (!value) return { kind: 'missing' }
  const { locale } = content
  const build = pageBuild(content, raw)
  const shown = value.picture && picture(content, value.picture, value.focalPoint)
  const body = value.body && (await text(build, raw, value.body))
  const booking = value.bookingUrl === undefined ? undefined : linkToUrl(content, value.bookingUrl, raw.id)
  const dates = eventDates(locale, value.start, value.end, content.now)
  const page: EventPage = {
    locale,
    title: value.title,
    summary: value.summary,
    ...(shown ? { picture: shown } : {}),
    dates,
    ...(value.venue ? { venue: value.venue } : {}),
    ...(value.price ? { price: value.price } : {}),
    ...(body ? { body } : {}),
    ...(booking && !dates.past ? { booking } : {}),
    topics: topicLinks(content, raw),
    more: (await comingEvents(content)).filter((event) => event.id !== raw.id).slice(0, MORE),
    meta: entryMeta(content, raw, { title: value.title, description: value.summary, picture: value.picture, seo: value.seo }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), value.title, [
      { title: { text: m.events({}, { locale }) }, target: { kind: 'place', locale, place: { route: 'events' } } },
    ]),
    terms: build.terms.all(),
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}
