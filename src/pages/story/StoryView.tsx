import type { StoryPage } from './page.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import { StoryCard } from '#app/entries/story/card/StoryCard.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { TableOfContents } from './table-of-contents/TableOfContents.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { PagePlate } from '../layout/plate/PagePlate.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { StoryFacts } from './StoryFacts.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import headline from '../layout/Headline.module.css'
import styles from './StoryView.module.css'

/** Renders a story: title and cover, then the text beside the table of contents. */
export function StoryView({ page }: { page: StoryPage }) {
  // Avoids an empty list.
  const hasFacts = page.published !== undefined || page.readingMinutes !== undefined || page.authors.length > 0 || page.topics.length > 0
  return (
    <PageProviders terms={page.terms}>
      <article>
        <header className={`page columns ${headline.head} ${styles.head}`}>
          <div className={styles.way}>
            <Breadcrumb crumbs={page.breadcrumb} />
          </div>
          <LocalizedTextView as="h1" of={page.title} className={`${headline.title} ${styles.title}`} />
          <LocalizedTextView as="p" of={page.summary} className={`lead ${styles.standfirst}`} />
          {hasFacts && (
            <div className={styles.facts}>
              <StoryFacts page={page} />
            </div>
          )}
        </header>
        {page.cover && <PagePlate picture={page.cover} className={styles.cover} uprightRatio="portrait" />}
        {page.body && (
          <div className={styles.reading}>
            <div className={styles.progress} aria-hidden="true" data-print="no" />
            <div className={`page columns ${styles.columns}`}>
              <TableOfContents toc={page.toc} locale={page.body.locale} />
              <div className={styles.body}>
                <RichTextView text={page.body} />
              </div>
            </div>
          </div>
        )}
        <OwnRegion own={page.own} />
      </article>
      <PageTerms terms={page.terms} />
      {page.related.length > 0 && (
        <TitledRegion title={m.related_stories()} id="related" print={false}>
          <CardList cards={page.related} className={styles.related}>
            {(story) => <StoryCard card={story} />}
          </CardList>
        </TitledRegion>
      )}
    </PageProviders>
  )
}
