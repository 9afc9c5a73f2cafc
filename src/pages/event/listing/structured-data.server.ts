import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import { aboutListing } from '../../listing/structured-data.server.ts'
import type { EventsPage } from './page.ts'

/** Describes the listed events, upcoming before past ones. */
export function aboutEvents({ months, past }: EventsPage): About {
  return aboutListing([...months.flatMap(({ events }) => events), ...past])
}
