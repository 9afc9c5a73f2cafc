import { createFileRoute } from '@tanstack/react-router'
import { loadSearch } from '#app/features/search/page/search.functions.ts'
import { SearchView } from '#app/features/search/page/SearchView.tsx'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/search')({
  loaderDeps: ({ search }) => search,
  loader: ({ params: { locale }, deps, location }) => loadSearch(locale, deps, location.publicHref),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: SearchRoute,
  ...fallbacks,
})

function SearchRoute() {
  return <SearchView page={Route.useLoaderData()} />
}
