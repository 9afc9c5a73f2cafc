import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import type { ProductPage } from './page.ts'

/** Renders a product with its price. */
export function ProductView({ page }: { page: ProductPage }) {
  return (
    <article>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} title={page.title} text={page.summary} picture={page.picture}>
        <LocalizedTextView as="p" of={page.price} />
      </PageHeadWithPicture>
    </article>
  )
}
