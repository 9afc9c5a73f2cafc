import { createFileRoute } from '@tanstack/react-router'
import { fetchStories } from '#app/page-types/story/story.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { StoriesView } from '#app/page-types/story/listing/StoriesView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'
import { listDeps, listSearch } from '../../-list-search.ts'

export const Route = createFileRoute('/$locale/stories/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ params: { locale }, deps }) => fetchStories({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: StoriesRoute,
  ...fallbacks,
})

function StoriesRoute() {
  return <StoriesView page={Route.useLoaderData()} />
}
