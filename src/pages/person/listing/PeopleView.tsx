import type { PeoplePage } from './page.ts'
import { m } from '#messages'
import { PersonCard } from '#app/entries/person/card/PersonCard.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { CardGrid } from '../../listing/CardGrid.tsx'

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
