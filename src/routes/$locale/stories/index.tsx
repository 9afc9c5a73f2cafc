import { createFileRoute } from '@tanstack/react-router'
import { fetchStories } from '#app/page-types/story/story.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { StoriesView } from '#app/page-types/story/listing/StoriesView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

interface StoriesSearch {
  /** Slug of the topic that the stories are about. */
  topic?: string
  page?: number
}

export const Route = createFileRoute('/$locale/stories/')({
  validateSearch: ({ topic, page }: Record<string, unknown>): StoriesSearch => ({
    ...(typeof topic === 'string' && topic !== '' ? { topic } : {}),
    ...(Number.isInteger(Number(page)) && Number(page) > 1 ? { page: Number(page) } : {}),
  }),
  loaderDeps: ({ search: { topic, page } }) => ({ topic, page }),
  loader: ({ params: { locale }, deps: { topic, page = 1 } }) => fetchStories({ data: { locale, page, ...(topic ? { topic } : {}) } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: StoriesRoute,
  ...fallbacks,
})

function StoriesRoute() {
  return <StoriesView page={Route.useLoaderData()} />
}
