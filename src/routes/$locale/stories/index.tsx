import { createFileRoute } from '@tanstack/react-router'
import { fetchStories } from '#app/pages/story/story.functions.ts'
import { pageTypes } from '#app/config/page-types/table.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { StoriesView } from '#app/pages/story/listing/StoriesView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/stories/')({
  validateSearch: pageTypes.story.listingQuery,
  loaderDeps: ({ search }) => pageTypes.story.listingQuery(search),
  loader: ({ params: { locale }, deps }) => fetchStories({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: StoriesRoute,
  ...fallbacks,
})

function StoriesRoute() {
  return <StoriesView page={Route.useLoaderData()} />
}
