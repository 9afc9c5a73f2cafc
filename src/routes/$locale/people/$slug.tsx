import { createFileRoute } from '@tanstack/react-router'
import { fetchPerson } from '#app/content/pages.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PersonView } from '#app/site/pages/PersonView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/people/$slug')({
  loader: ({ params: { locale, slug } }) => fetchPerson({ data: { locale, slug } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PersonRoute,
  ...fallbacks,
})

function PersonRoute() {
  return <PersonView page={Route.useLoaderData()} />
}
