import { m } from '#messages'
import { CardGrid } from '../../listing/CardGrid.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { GenericPageCard } from '#app/entries/generic-page/card/GenericPageCard.tsx'
import styles from './GenericListingView.module.css'
import type { Page } from '#app/content/view/page-meta.ts'
import type { CardOf } from '#app/entries/cards.tsx'

/** The list of the entries of an unmapped type. */
export interface GenericListing extends Page {
  readonly shows: 'list'
  readonly title: string
  readonly segment: string
  readonly cards: readonly CardOf<'genericPage'>[]
  readonly page: number
  readonly pages: number
}

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
