import { createFileRoute } from '@tanstack/react-router'
import { fetchHealth } from '#app/features/health/page/health.functions.ts'
import { HealthView } from '#app/features/health/page/HealthView.tsx'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/_health')({
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ params: { locale }, deps: { search } }) => fetchHealth({ data: { locale, search } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: HealthRoute,
  ...fallbacks,
})

function HealthRoute() {
  return <HealthView page={Route.useLoaderData()} />
}
