import { phraseProps } from '#app/i18n/phrase-props.ts'
import { IndexCard } from '../listing/IndexCard.tsx'
import type { ProductPage } from './product.ts'

/** Show a product with its price. */
export function ProductView({ page }: { page: ProductPage }) {
  return (
    <article>
      <IndexCard breadcrumb={page.breadcrumb} title={page.title} text={page.summary} picture={page.picture}>
        {page.price && <p {...phraseProps(page.price)}>{page.price.text}</p>}
      </IndexCard>
    </article>
  )
}
