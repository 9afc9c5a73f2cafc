import { createFileRoute } from '@tanstack/react-router'
import { fetchHome } from '#app/pages/page/page.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageView } from '#app/pages/page/PageView.tsx'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/')({
  loader: ({ params }) => fetchHome({ data: { locale: params.locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: HomeRoute,
  ...fallbacks,
})

function HomeRoute() {
  return <PageView page={Route.useLoaderData()} />
}
