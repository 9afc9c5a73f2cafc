import { createFileRoute } from '@tanstack/react-router'
import { fetchEvents } from '#app/page-types/event/event.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { EventsView } from '#app/page-types/event/listing/EventsView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'
import { listDeps, listSearch } from '../../-list-search.ts'

export const Route = createFileRoute('/$locale/events/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ params: { locale }, deps }) => fetchEvents({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: EventsRoute,
  ...fallbacks,
})

function EventsRoute() {
  return <EventsView page={Route.useLoaderData()} />
}
