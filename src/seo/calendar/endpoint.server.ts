import type { Content } from '#app/content/content.ts'
import { findBySlug } from '#app/content/links/lookup.server.ts'
import type { Endpoint } from '#app/http/endpoint.server.ts'
import { programAt, programUrl, type ProgramFile } from '#app/i18n/addresses/programs.ts'
import { eventCalendar } from '#app/page-types/event/calendar/calendar.server.ts'
import { programAnswer, type Found } from '../program-answer.server.ts'
import { iCalendar } from './calendar.ts'
import { CALENDAR } from './calendar-links.server.ts'

/** The calendars of the site: of all events, of those of a topic, and of each. */
export const calendars: Endpoint = {
  isAt: (pathname) => {
    const file = programAt(pathname)
    return file !== undefined && ['events calendar.ics', 'topic calendar.ics', 'event .ics'].includes(`${file.place.route} ${file.name}`)
  },
  methods: ['GET', 'HEAD'],
  policy: 'page',
  answer: (request) => programAnswer(request, find),
}

async function find(content: Content, file: ProgramFile): Promise<Found> {
  const { place } = file
  if (!content.offers('event')) return { kind: 'missing' }
  const isOne = place.route === 'event'
  const found = 'slug' in place ? await findBySlug(content, isOne ? 'event' : 'topic', place.slug) : undefined
  if (found && found.kind !== 'entry') return found
  const calendar = await eventCalendar(content, found && isOne ? { event: found.entry } : { topic: found?.entry }, programUrl(file))
  return { kind: 'file', body: iCalendar(calendar), type: CALENDAR.type }
}
