import { createFileRoute } from '@tanstack/react-router'
import { fetchPeople } from '#app/pages/person/person.functions.ts'
import { pageTypes } from '#app/config/page-types/table.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PeopleView } from '#app/pages/person/listing/PeopleView.tsx'
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
