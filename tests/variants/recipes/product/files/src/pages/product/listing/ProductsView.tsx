import { m } from '#messages'
import { PageHead } from '../../layout/PageHead.tsx'
import { CardGrid } from '../../listing/CardGrid.tsx'
import { ProductCard } from '#app/entries/product/card/ProductCard.tsx'
import type { ProductsPage } from './page.ts'

/** Renders all products, or a message if there are none. */
export function ProductsView({ page }: { page: ProductsPage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.products_title() }} summary={{ text: m.products_intro() }} />
      <CardGrid cards={page.products} cells="wide" empty={m.products_empty()}>
        {(product, index) => <ProductCard card={product} headingLevel={2} priority={index === 0} />}
      </CardGrid>
    </>
  )
}
