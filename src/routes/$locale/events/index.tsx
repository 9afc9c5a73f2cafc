import { createFileRoute } from '@tanstack/react-router'
import { fetchEvents } from '#app/pages/event/event.functions.ts'
import { pageTypes } from '#app/config/page-types/table.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { EventsView } from '#app/pages/event/listing/EventsView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/events/')({
  validateSearch: pageTypes.event.listingQuery,
  loaderDeps: ({ search }) => pageTypes.event.listingQuery(search),
  loader: ({ params: { locale }, deps }) => fetchEvents({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: EventsRoute,
  ...fallbacks,
})

function EventsRoute() {
  return <EventsView page={Route.useLoaderData()} />
}
