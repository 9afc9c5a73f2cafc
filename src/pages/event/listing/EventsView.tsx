import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce } from '#app/ui/on-demand.tsx'
import { onTouch } from './on-touch.ts'
import { ListingHead } from '../../listing/ListingHead.tsx'
import type { EventsPage } from './page.ts'
import { Timetable } from './Timetable.tsx'

const ID = 'timetable'

/** The timetable contains only links and a disclosure. */
const TimetableOnTouch = createIsomorphicFn()
  .server(atOnce(Timetable))
  .client(onTouch(ID, async () => (await import('./Timetable.tsx')).Timetable))

/** Renders the upcoming or past events that match the filter. */
export function EventsView({ page }: { page: EventsPage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={page.title} summary={page.intro} />
      <TimetableOnTouch id={ID} page={page} />
    </>
  )
}
