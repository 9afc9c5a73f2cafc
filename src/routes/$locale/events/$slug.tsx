import { createFileRoute } from '@tanstack/react-router'
import { fetchEvent } from '#app/pages/event/event.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { EventView } from '#app/pages/event/EventView.tsx'
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
