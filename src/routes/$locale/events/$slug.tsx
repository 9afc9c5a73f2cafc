import { createFileRoute } from '@tanstack/react-router'
import { fetchEvent } from '#app/page-types/event/event.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { EventView } from '#app/page-types/event/EventView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/events/$slug')({
  loader: ({ params: { locale, slug } }) => fetchEvent({ data: { locale, slug } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: EventRoute,
  ...fallbacks,
})

function EventRoute() {
  return <EventView page={Route.useLoaderData()} />
}
