import { m } from '#messages'
import { PageHead } from '../../layout/PageHead.tsx'
import { ProductCard } from '../card/ProductCard.tsx'
import type { ProductsPage } from '../product.ts'

/** Show every product, or say that there is none. */
export function ProductsView({ page }: { page: ProductsPage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.products_title() }} summary={{ text: m.products_intro() }} />
      <div className="page">
        {page.products.length === 0 && <p>{m.products_empty()}</p>}
        <ul className="plain">
          {page.products.map((product, index) => (
            <li key={product.id}>
              <ProductCard card={product} headingLevel={2} priority={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
