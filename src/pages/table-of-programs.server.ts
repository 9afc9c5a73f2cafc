import { eventCalendar } from './event/calendar/calendar.server.ts'
import type { ProgramSources } from './programs/program-sources.ts'
import { storyFeed } from './story/feed/feed.server.ts'
import type { ListedType } from '#app/config/page-types/table.ts'

/** Feeds and calendars of each page type. */
export const programsOf: { readonly [T in ListedType]: ProgramSources } = {
  story: { feed: storyFeed },
  event: { calendar: eventCalendar },
  topic: {},
  person: {},
}
