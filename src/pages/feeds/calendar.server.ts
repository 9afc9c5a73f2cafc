import { currentSite } from '#app/i18n/current-site.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { uuidOf } from '#app/seo/entry-uuid.server.ts'
import type { Calendar, CalendarEvent } from '#app/seo/calendar/calendar.ts'
import { m } from '#messages'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { feedsOf } from '../table-of-feeds.server.ts'
import { isListedType, listingOf, type ListedType } from '#app/config/page-types/table.ts'
import { topicModel } from '#app/entries/topic/page-type.server.ts'

/** Returns the calendar of all entries of a type or topic. `file` is its address. */
export async function calendarOf(
  content: Content,
  [type, ...others]: readonly [ListedType, ...ListedType[]],
  topic: Entry | undefined,
  file: string,
): Promise<Calendar> {
  const parts = await Promise.all([type, ...others].map((each) => feedsOf[each].calendar?.events(content, topic) ?? []))
  const about = topic?.read(topicModel)?.title.text ?? pageTypesOnServer[type].title(content.locale)
  return calendar(content, topic?.id ?? listingOf(type), about, file, parts.flat())
}

/** Returns the calendar of one entry, or `undefined` if the entry is not an event with a date. `file` is its address. */
export async function calendarOfOne(entry: Entry, file: string): Promise<Calendar | undefined> {
  const event = isListedType(entry.type) ? await feedsOf[entry.type].calendar?.event(entry) : undefined
  return event && calendar(entry.content, entry.id, event.title.text, file, [event])
}

async function calendar({ locale, siteName }: Content, id: string, about: string, file: string, events: readonly CalendarEvent[]): Promise<Calendar> {
  const { space } = await contentSource()
  const name = m.title_and_site({ title: about, site: siteName }, { locale })
  return { id: uuidOf(space.id, 'calendar', id, locale), name, language: locale, file, timeZone: currentSite().timeZone, events }
}
