import { createFileRoute } from '@tanstack/react-router'
import { ProductsView } from '../../page-types/product/listing/ProductsView.tsx'
import { fetchProducts } from '../../page-types/product/product.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '#app/routes/-fallbacks.tsx'

export const Route = createFileRoute('/$locale/(site)/products/')({
  loader: ({ params: { locale } }) => fetchProducts({ data: { locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: ProductsRoute,
  ...fallbacks,
})

function ProductsRoute() {
  return <ProductsView page={Route.useLoaderData()} />
}
