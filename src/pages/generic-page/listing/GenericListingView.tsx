import { m } from '#messages'
import { CardGrid } from '../../listing/CardGrid.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { GenericPageCard } from '#app/entries/generic-page/card/GenericPageCard.tsx'
import type { GenericListing } from './page.ts'
import styles from './GenericListingView.module.css'

/** Renders the entries of an unmapped type as cards. */
export function GenericListingView({ page }: { page: GenericListing }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={page.title} />
      <CardGrid cards={page.cards} cells="wide" empty={m.listing_empty()}>
        {(card, index) => <GenericPageCard card={card} headingLevel={2} priority={index === 0} />}
      </CardGrid>
      {page.pages > 1 && (
        <div className={`page columns ${styles.pages}`}>
          <ListPagination
            locale={page.locale}
            page={page.page}
            pages={page.pages}
            placeOf={(number) => ({ route: 'page', path: page.segment, page: number })}
          />
        </div>
      )}
    </>
  )
}
