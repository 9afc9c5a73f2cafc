import type { PersonPage } from './page.ts'
import { m } from '#messages'
import { CardView } from '#app/entries/cards.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { ListPagination } from '../listing/ListPagination.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './PersonView.module.css'

/** Renders a person, then the stories by this person. */
export function PersonView({ page }: { page: PersonPage }) {
  return (
    <PageProviders terms={page.terms}>
      <article>
        <PageHeadWithPicture breadcrumb={page.breadcrumb} kicker={page.role} title={page.name} picture={page.portrait} ratio="square">
          {page.biography && (
            <div className={styles.biography}>
              <RichTextView text={page.biography} />
            </div>
          )}
        </PageHeadWithPicture>
        <OwnRegion own={page.own} />
      </article>
      {page.stories.length > 0 && (
        <TitledRegion title={m.person_stories({ name: page.name.text })} id="stories">
          <CardList cards={page.stories} className={styles.stories}>
            {(story) => <CardView card={story} />}
          </CardList>
          <ListPagination locale={page.locale} page={page.page} pages={page.pages} placeOf={(number) => ({ route: 'person', slug: page.slug, page: number })} />
        </TitledRegion>
      )}
      <PageTerms terms={page.terms} />
    </PageProviders>
  )
}
