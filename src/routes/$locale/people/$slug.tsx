import { createFileRoute } from '@tanstack/react-router'
import { fetchPerson } from '#app/pages/person/person.functions.ts'
import { pageTypes } from '#app/config/page-types/table.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PersonView } from '#app/pages/person/PersonView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/people/$slug')({
  validateSearch: pageTypes.person.query,
  loaderDeps: ({ search }) => pageTypes.person.query(search),
  loader: ({ params: { locale, slug }, deps: { page = 1 } }) => fetchPerson({ data: { locale, slug, page } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PersonRoute,
  ...fallbacks,
})

function PersonRoute() {
  return <PersonView page={Route.useLoaderData()} />
}
