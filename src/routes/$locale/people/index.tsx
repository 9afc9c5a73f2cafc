import { createFileRoute } from '@tanstack/react-router'
import { fetchPeople } from '#app/page-types/person/person.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PeopleView } from '#app/page-types/person/listing/PeopleView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'
import { pageDeps, pageSearch } from '../../-list-search.ts'

export const Route = createFileRoute('/$locale/people/')({
  validateSearch: pageSearch,
  loaderDeps: pageDeps,
  loader: ({ params: { locale }, deps }) => fetchPeople({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PeopleRoute,
  ...fallbacks,
})

function PeopleRoute() {
  return <PeopleView page={Route.useLoaderData()} />
}
