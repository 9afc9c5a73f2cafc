import { createFileRoute, notFound } from '@tanstack/react-router'
import { fetchPage } from '#app/page-types/page/page.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageView } from '#app/page-types/page/PageView.tsx'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/$')({
  loader: ({ params: { locale, _splat: path } }) => {
    if (!path) throw notFound()
    return fetchPage({ data: { locale, path } })
  },
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PageRoute,
  ...fallbacks,
})

function PageRoute() {
  return <PageView page={Route.useLoaderData()} />
}
