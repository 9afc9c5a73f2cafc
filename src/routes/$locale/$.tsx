import { createFileRoute, notFound } from '@tanstack/react-router'
import { fetchAtPath } from '#app/pages/at-path/at-path.functions.ts'
import { pageTypes } from '#app/config/page-types/table.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { AtPathView } from '#app/pages/at-path/AtPathView.tsx'
import { fallbacks } from '../-fallbacks.tsx'

/** Loader dependencies of a path without a page number. The router represents this as `undefined`, which its type does not allow. */
const NOTHING: { page?: number } = Reflect.get({}, 'nothing')
const depsOf = ({ page }: { page?: number | undefined }) => (page === undefined ? NOTHING : { page })

export const Route = createFileRoute('/$locale/$')({
  validateSearch: pageTypes.genericPage.listingQuery,
  loaderDeps: ({ search }) => depsOf(pageTypes.genericPage.listingQuery(search)),
  loader: ({ params: { locale, _splat: path }, deps }) => {
    if (!path) throw notFound()
    return fetchAtPath({ data: { locale, path, page: deps?.page ?? 1 } })
  },
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: PageRoute,
  ...fallbacks,
})

function PageRoute() {
  return <AtPathView page={Route.useLoaderData()} />
}
