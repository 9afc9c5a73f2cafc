import { createFileRoute } from '@tanstack/react-router'
import { fetchPeople } from '#app/page-types/person/person.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PeopleView } from '#app/page-types/person/listing/PeopleView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/people/')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => (Number.isInteger(Number(page)) && Number(page) > 1 ? { page: Number(page) } : {}),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ params: { locale }, deps: { page = 1 } }) => fetchPeople({ data: { locale, page } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PeopleRoute,
  ...fallbacks,
})

function PeopleRoute() {
  return <PeopleView page={Route.useLoaderData()} />
}
