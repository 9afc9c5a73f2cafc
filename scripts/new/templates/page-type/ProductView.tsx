import { PageHeadWithPicture } from '#app/pages/layout/PageHeadWithPicture.tsx'
import type { ProductPage } from './page.ts'

/** Renders the page of an entry. */
export function ProductView({ page }: { page: ProductPage }) {
  return (
    <article>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} title={page.title} text={page.summary} picture={page.picture} />
    </article>
  )
}
