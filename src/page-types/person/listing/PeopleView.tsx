import type { PeoplePage } from '../../page.ts'
import { m } from '#messages'
import { PersonCard } from '../card/PersonCard.tsx'
import { PageHead } from '../../layout/PageHead.tsx'
import { useSiteWords } from '../../layout/site-words.ts'
import { Directory } from '../../listing/Directory.tsx'

/** Show everyone the site introduces as a wall of portraits. */
export function PeopleView({ page }: { page: PeoplePage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.people_title() }} summary={useSiteWords().peopleIntro} />
      <Directory of="people" empty={m.people_empty()}>
        {page.people.map((person, index) => (
          <PersonCard key={person.id} card={person} headingLevel={2} priority={index === 0} />
        ))}
      </Directory>
    </>
  )
}
