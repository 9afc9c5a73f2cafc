import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce } from '#app/ui/on-demand.tsx'
import { onTouch } from './on-touch.ts'
import { ListingHead } from '../../listing/ListingHead.tsx'
import type { EventsPage } from './page.ts'
import { Timetable } from './Timetable.tsx'

const ID = 'timetable'

/** The timetable is made of links and a disclosure. */
const TimetableOnTouch = createIsomorphicFn()
  .server(atOnce(Timetable))
  .client(onTouch(ID, async () => (await import('./Timetable.tsx')).Timetable))

/** Show the events to come, or those that are over, as far as they fit what was chosen. */
export function EventsView({ page }: { page: EventsPage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={page.title} summary={page.intro} />
      <TimetableOnTouch id={ID} page={page} />
    </>
  )
}
