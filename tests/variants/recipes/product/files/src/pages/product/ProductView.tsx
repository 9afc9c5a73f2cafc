import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import type { ProductPage } from './page.ts'

/** Renders a product with its price. */
export function ProductView({ page }: { page: ProductPage }) {
  return (
    <article>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} title={page.title} text={page.summary} picture={page.picture}>
        <PhraseText as="p" of={page.price} />
      </PageHeadWithPicture>
    </article>
  )
}
