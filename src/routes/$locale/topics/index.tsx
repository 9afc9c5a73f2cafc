import { createFileRoute } from '@tanstack/react-router'
import { fetchTopics } from '#app/pages/topic/topic.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { TopicsView } from '#app/pages/topic/listing/TopicsView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/topics/')({
  loader: ({ params: { locale } }) => fetchTopics({ data: { locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: TopicsRoute,
  ...fallbacks,
})

function TopicsRoute() {
  return <TopicsView page={Route.useLoaderData()} />
}
