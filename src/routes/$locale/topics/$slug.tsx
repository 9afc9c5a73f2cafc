import { createFileRoute } from '@tanstack/react-router'
import { fetchTopic } from '#app/pages/topic/topic.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { TopicView } from '#app/pages/topic/TopicView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/topics/$slug')({
  loader: ({ params: { locale, slug } }) => fetchTopic({ data: { locale, slug } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: TopicRoute,
  ...fallbacks,
})

function TopicRoute() {
  return <TopicView page={Route.useLoaderData()} />
}
