import { m } from '#messages'
import { CardView, type CardOf } from '#app/entries/cards.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { ListPagination } from '../listing/ListPagination.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './PersonView.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'

export interface PersonPage extends PageWithTerms {
  readonly name: LocalizedText
  readonly role?: LocalizedText
  readonly portrait?: Picture
  readonly biography?: RichText
  readonly own?: UnmappedContent
  /** One page of their stories, the newest first. */
  readonly stories: readonly CardOf<'story'>[]
  readonly slug: string
  readonly page: number
  readonly pages: number
}

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
