import { listed } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import type { FeedSources } from '../../feeds/feed-sources.ts'
import { taggedWith } from '#app/entries/topic/page-type.server.ts'
import { dayOfQuery, MAX_DAYS } from '#app/entries/event/event-lists.server.ts'
import { calendarEvent } from './calendar-event.server.ts'

/** Maximum events per calendar. No programme has more, and calendar apps download the whole file each time. */
const MAX_EVENTS = 1000

/** Events in calendars: those of the past year and all future ones. */
export const eventCalendar: Required<FeedSources>['calendar'] = {
  async events(content, topic) {
    content.changesAt(new Date(dayOfQuery(content.now, 1)))
    const query = { order: 'fields.start', include: 1, 'fields.start[gte]': dayOfQuery(content.now, -MAX_DAYS), ...taggedWith(topic) }
    const { entries } = await listed(content, 'event', query, 0, MAX_EVENTS)
    return present(await Promise.all(entries.map(calendarEvent)))
  },
  event: calendarEvent,
}
