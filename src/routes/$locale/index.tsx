import { createFileRoute } from '@tanstack/react-router'
import { fetchHome } from '#app/page-types/page/page.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { ContentView } from '#app/page-types/page/ContentView.tsx'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/')({
  loader: ({ params }) => fetchHome({ data: { locale: params.locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: HomeRoute,
  ...fallbacks,
})

function HomeRoute() {
  return <ContentView page={Route.useLoaderData()} />
}
