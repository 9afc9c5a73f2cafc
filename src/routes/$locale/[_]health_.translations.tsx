import { createFileRoute } from '@tanstack/react-router'
import { fetchTranslations } from '#app/features/health/translations/page/translations.functions.ts'
import { TranslationsView } from '#app/features/health/translations/page/TranslationsView.tsx'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/_health_/translations')({
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ params: { locale }, deps: { search } }) => fetchTranslations({ data: { locale, search } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: TranslationsRoute,
  ...fallbacks,
})

function TranslationsRoute() {
  return <TranslationsView page={Route.useLoaderData()} />
}
