import type { StoryPage } from '../page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { StoryCard } from './card/StoryCard.tsx'
import { Figure } from '#app/media/picture/Figure.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../layout/PageProviders.tsx'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { TableOfContents } from './table-of-contents/TableOfContents.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { StoryFacts } from './StoryFacts.tsx'
import styles from './StoryView.module.css'

/** Show a story: title page with its plate, then the text beside its contents, along the growing meridian. */
export function StoryView({ page }: { page: StoryPage }) {
  return (
    <PageProviders terms={page.terms}>
      <article>
        <header className={`page columns ${styles.head}`}>
          <div className={styles.way}>
            <Breadcrumb crumbs={page.breadcrumb} />
          </div>
          <h1 className={styles.title} {...phraseProps(page.title)}>
            {page.title.text}
          </h1>
          <p className={`lead ${styles.standfirst}`} {...phraseProps(page.summary)}>
            {page.summary.text}
          </p>
          <div className={styles.facts}>
            <StoryFacts page={page} />
          </div>
        </header>
        {page.cover && (
          <div className={styles.cover}>
            <Figure title={page.cover.title}>
              <PictureView picture={page.cover} sizes="(min-width: 64rem) 80vw, 100vw" ratio="wide" uprightRatio="portrait" priority />
            </Figure>
          </div>
        )}
        <div className={styles.reading}>
          <div className={styles.progress} aria-hidden="true" data-print="no" />
          <div className={`page columns ${styles.columns}`}>
            <TableOfContents page={page} />
            <div className={styles.body}>
              <RichTextView text={page.body} />
            </div>
          </div>
        </div>
      </article>
      <PageTerms terms={page.terms} />
      {page.related.length > 0 && (
        <TitledRegion title={m.related_stories()} id="related" print={false}>
          <ul className={styles.related}>
            {page.related.map((story) => (
              <li key={story.id}>
                <StoryCard card={story} />
              </li>
            ))}
          </ul>
        </TitledRegion>
      )}
    </PageProviders>
  )
}
