import type { PersonPage } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { StoryCard } from '#app/sections/card/StoryCard.tsx'
import { RichTextView } from '#app/sections/rich-text/RichTextView.tsx'
import { TermsProvider } from '#app/sections/rich-text/terms.tsx'
import { TermsList } from '../terms/TermsList.tsx'
import { IndexCard } from './IndexCard.tsx'
import { ListPages } from './ListPages.tsx'
import { Part } from './Part.tsx'
import styles from './PersonView.module.css'

/** Show a person as an index card, then what they have written. */
export function PersonView({ page }: { page: PersonPage }) {
  return (
    <TermsProvider terms={page.terms}>
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
    </TermsProvider>
  )
}
