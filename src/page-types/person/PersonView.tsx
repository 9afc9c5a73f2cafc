import type { PersonPage } from '../page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { StoryCard } from '../story/card/StoryCard.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../layout/PageProviders.tsx'
import { TermsList } from '#app/rich-text/terms/TermsList.tsx'
import { IndexCard } from '../listing/IndexCard.tsx'
import { ListPages } from '../listing/ListPages.tsx'
import { Part } from '../layout/Part.tsx'
import styles from './PersonView.module.css'

/** Show a person as an index card, then what they have written. */
export function PersonView({ page }: { page: PersonPage }) {
  return (
    <PageProviders terms={page.terms}>
      <article>
        <IndexCard
          breadcrumb={page.breadcrumb}
          kicker={page.role?.text}
          kickerLanguage={page.role ? phraseProps(page.role) : {}}
          title={page.name}
          picture={page.portrait}
          square
        >
          {page.biography && (
            <div className={styles.biography}>
              <RichTextView text={page.biography} />
            </div>
          )}
        </IndexCard>
      </article>
      {page.stories.length > 0 && (
        <Part title={m.person_stories({ name: page.name.text })} id="stories">
          <ul className={styles.stories}>
            {page.stories.map((story) => (
              <li key={story.id}>
                <StoryCard card={story} />
              </li>
            ))}
          </ul>
          <ListPages locale={page.locale} page={page.page} pages={page.pages} placeOf={(number) => ({ route: 'person', slug: page.slug, page: number })} />
        </Part>
      )}
      <TermsList terms={page.terms} />
    </PageProviders>
  )
}
