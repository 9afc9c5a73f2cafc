import { createFileRoute } from '@tanstack/react-router'
import { pageTypes } from '#app/config/page-types/table.ts'
import { fetchTopics } from '#app/pages/topic/topic.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { TopicsView } from '#app/pages/topic/listing/TopicsView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/topics/')({
  validateSearch: pageTypes.topic.listingQuery,
  loaderDeps: ({ search }) => pageTypes.topic.listingQuery(search),
  loader: ({ params: { locale }, deps }) => fetchTopics({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: TopicsRoute,
  ...fallbacks,
})

function TopicsRoute() {
  return <TopicsView page={Route.useLoaderData()} />
}
