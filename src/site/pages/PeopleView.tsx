import type { PeoplePage } from '#app/content/view/page.ts'
import { m } from '#messages'
import { PersonCard } from '#app/sections/card/PersonCard.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { Directory } from './Directory.tsx'

/** Show everyone the site introduces as a wall of portraits. */
export function PeopleView({ page }: { page: PeoplePage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.people_title() }} summary={{ text: m.people_intro() }} />
      <Directory of="people" empty={m.people_empty()}>
        {page.people.map((person, index) => (
          <PersonCard key={person.id} card={person} headingLevel={2} priority={index === 0} />
        ))}
      </Directory>
    </>
  )
}
