import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import type { EventsPage } from './page.ts'
import { Timetable } from './Timetable.tsx'
import type { ComponentType } from 'react'

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/**
 * Creates a view that the browser loads when a visitor touches the page.
 *
 * Until then, the markup from the server remains, found by its `id`, because links and disclosures work without scripts. The view is loaded at
 * once after client-side navigation, which has no such markup, and if a visitor has touched the markup before hydration.
 */
function onTouch<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return onDemand(async () => {
    const markup = document.getElementById(id)
    if (markup && !markup.matches(':focus-within, :has(:popover-open)')) await touch()
    return load()
  })
}

function touch(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { capture: true, once: true })
  })
}

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
