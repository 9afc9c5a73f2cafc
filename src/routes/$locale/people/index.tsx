import { createFileRoute } from '@tanstack/react-router'
import { fetchPeople } from '#app/page-types/person/person.functions.ts'
import { pageTypes } from '#app/page-types/table.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PeopleView } from '#app/page-types/person/listing/PeopleView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/people/')({
  validateSearch: pageTypes.person.listingQuery,
  loaderDeps: ({ search }) => pageTypes.person.listingQuery(search),
  loader: ({ params: { locale }, deps }) => fetchPeople({ data: { ...deps, locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PeopleRoute,
  ...fallbacks,
})

function PeopleRoute() {
  return <PeopleView page={Route.useLoaderData()} />
}
