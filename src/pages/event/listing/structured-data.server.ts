import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import { aboutListing } from '../../listing/structured-data.server.ts'
import type { EventsPage } from './page.ts'

/** Describe the events that are listed, those to come before those that are over. */
export function aboutEvents({ months, past }: EventsPage): About {
  return aboutListing([...months.flatMap(({ events }) => events), ...past])
}
