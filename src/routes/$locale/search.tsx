import { createFileRoute } from '@tanstack/react-router'
import { loadSearch } from '#app/search/page/search.functions.ts'
import { SearchView } from '#app/search/page/SearchView.tsx'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../-fallbacks.tsx'

/** Longer than any question; the index reads less. */
const LONGEST = 300

interface SearchQuery {
  q?: string
  /** Kind of page. */
  type?: string
  /** Slug of a topic. */
  topic?: string
  page?: number
}

export const Route = createFileRoute('/$locale/search')({
  validateSearch: ({ q, type, topic, page }: Record<string, unknown>): SearchQuery => ({
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.trim().slice(0, LONGEST) } : {}),
    ...(typeof type === 'string' && type !== '' ? { type: type.slice(0, LONGEST) } : {}),
    ...(typeof topic === 'string' && topic !== '' ? { topic: topic.slice(0, LONGEST) } : {}),
    ...(Number.isInteger(Number(page)) && Number(page) > 1 ? { page: Number(page) } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { locale }, deps, location }) => loadSearch(locale, deps, location.publicHref),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: SearchRoute,
  ...fallbacks,
})

function SearchRoute() {
  return <SearchView page={Route.useLoaderData()} />
}
