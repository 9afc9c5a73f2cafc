import { m } from '#messages'
import { PersonCard } from '#app/entries/person/card/PersonCard.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { CardGrid } from '../../listing/CardGrid.tsx'
import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardOf } from '#app/entries/cards.tsx'

export interface PeoplePage extends Page {
  /** Text below the headline. */
  readonly intro: LocalizedText
  readonly people: readonly CardOf<'person'>[]
  readonly page: number
  readonly pages: number
}

/** Renders all people as a wall of portraits. */
export function PeopleView({ page }: { page: PeoplePage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={m.people_title()} summary={page.intro} />
      <CardGrid cards={page.people} cells="narrow" empty={m.people_empty()}>
        {(person, index) => <PersonCard card={person} headingLevel={2} priority={index === 0} />}
      </CardGrid>
      <div className="page">
        <ListPagination locale={page.locale} page={page.page} pages={page.pages} placeOf={(number) => ({ route: 'people', page: number })} />
      </div>
    </>
  )
}
