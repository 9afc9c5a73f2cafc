import { createFileRoute } from '@tanstack/react-router'
import { ProductsView } from '#app/pages/product/listing/ProductsView.tsx'
import { fetchProducts } from '#app/pages/product/product.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/products/')({
  loader: ({ params: { locale } }) => fetchProducts({ data: { locale } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: ProductsRoute,
  ...fallbacks,
})

function ProductsRoute() {
  return <ProductsView page={Route.useLoaderData()} />
}
