import { createFileRoute } from '@tanstack/react-router'
import { fetchEvents } from '#app/page-types/event/event.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { EventsView } from '#app/page-types/event/listing/EventsView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

interface EventsSearch {
  /** Slug of the topic that the events are about. */
  topic?: string
  /** `2027-03` */
  month?: string
  past?: 1
  page?: number
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

export const Route = createFileRoute('/$locale/events/')({
  validateSearch: ({ topic, month, past, page }: Record<string, unknown>): EventsSearch => ({
    ...(typeof topic === 'string' && topic !== '' ? { topic } : {}),
    ...(typeof month === 'string' && MONTH.test(month) ? { month } : {}),
    ...(String(past) === '1' ? { past: 1 } : {}),
    ...(Number.isInteger(Number(page)) && Number(page) > 1 ? { page: Number(page) } : {}),
  }),
  loaderDeps: ({ search: { topic, month, past, page } }) => ({ topic, month, past, page }),
  loader: ({ params: { locale }, deps: { topic, month, past, page = 1 } }) =>
    fetchEvents({ data: { locale, page, past: past === 1, ...(topic ? { topic } : {}), ...(month ? { month } : {}) } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: EventsRoute,
  ...fallbacks,
})

function EventsRoute() {
  return <EventsView page={Route.useLoaderData()} />
}
