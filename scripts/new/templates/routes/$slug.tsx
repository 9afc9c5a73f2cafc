import { createFileRoute } from '@tanstack/react-router'
import { ProductView } from '../../page-types/product/ProductView.tsx'
import { fetchProduct } from '../../page-types/product/product.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { fallbacks } from '#app/routes/-fallbacks.tsx'

export const Route = createFileRoute('/$locale/(site)/products/$slug')({
  loader: ({ params: { locale, slug } }) => fetchProduct({ data: { locale, slug } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: ProductRoute,
  ...fallbacks,
})

function ProductRoute() {
  return <ProductView page={Route.useLoaderData()} />
}
