import { createFileRoute } from '@tanstack/react-router'
import { fetchComparison } from '#app/features/health/translations/page/translations.functions.ts'
import { CompareView } from '#app/features/health/translations/page/CompareView.tsx'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/_health_/translations_/compare')({
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ params: { locale }, deps: { search } }) => fetchComparison({ data: { locale, search } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: CompareRoute,
  ...fallbacks,
})

function CompareRoute() {
  return <CompareView page={Route.useLoaderData()} />
}
