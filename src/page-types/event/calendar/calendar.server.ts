import site from '#config'
import { contentSource } from '#app/content/client/source.server.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import { uuidOf } from '#app/seo/entry-uuid.server.ts'
import type { Calendar } from '#app/seo/calendar/calendar.ts'
import { m } from '#messages'
import { taggedWith, topicModel } from '../../topic/page-type.server.ts'
import { dayOfQuery, LONGEST_DAYS } from '../event-lists.server.ts'
import { calendarEvent } from './calendar-event.server.ts'

/** What a calendar holds. */
export type Choice = { readonly event: Entry } | { readonly topic: Entry | undefined }

/** More than any programme has; an application that follows a calendar reads all of it each time. */
const MOST_EVENTS = 1000

/** The calendar of one event, of a topic, or of all: those of the past year, and all to come. `file` is its own address. */
export async function eventCalendar(content: Content, choice: Choice, file: string): Promise<Calendar> {
  const { locale, siteName } = content
  const { space } = await contentSource()
  const entries = 'event' in choice ? [choice.event] : await eventsOf(content, choice.topic)
  const events = present(await Promise.all(entries.map((entry) => calendarEvent(entry, space.id))))
  const about = 'event' in choice ? events[0]?.title.text : choice.topic?.read(topicModel)?.title.text
  return {
    id: uuidOf(space.id, 'calendar', 'event' in choice ? choice.event.id : (choice.topic?.id ?? 'events'), locale),
    name: m.title_and_site({ title: about ?? m.events({}, { locale }), site: siteName }, { locale }),
    language: locale,
    file,
    timeZone: site.timeZone,
    events,
  }
}

async function eventsOf(content: Content, topic: Entry | undefined): Promise<readonly Entry[]> {
  const tomorrow = new Date(dayOfQuery(content.now, 1))
  content.changesAt(tomorrow)
  const query = { order: 'fields.start', include: 1, 'fields.start[gte]': dayOfQuery(content.now, -LONGEST_DAYS), ...taggedWith(topic) }
  return (await listed(content, 'event', query, 0, MOST_EVENTS)).entries
}
