import { createFileRoute } from '@tanstack/react-router'
import { ProductView } from '#app/pages/product/ProductView.tsx'
import { fetchProduct } from '#app/pages/product/product.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/products/$slug')({
  loader: ({ params: { locale, slug } }) => fetchProduct({ data: { locale, slug } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: ProductRoute,
  ...fallbacks,
})

function ProductRoute() {
  return <ProductView page={Route.useLoaderData()} />
}
