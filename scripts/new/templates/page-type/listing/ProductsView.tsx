import { m } from '#messages'
import { PageHead } from '#app/pages/layout/PageHead.tsx'
import { CardGrid } from '#app/pages/listing/CardGrid.tsx'
import { ProductCard } from '../ProductCard.tsx'
import type { ProductsPage } from './page.ts'

/** Renders the listing, or a message if it has no entries. */
export function ProductsView({ page }: { page: ProductsPage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.products_title() }} />
      <CardGrid cards={page.cards} cells="wide" empty={m.listing_empty()}>
        {(card, index) => <ProductCard card={card} headingLevel={2} priority={index === 0} />}
      </CardGrid>
    </>
  )
}
