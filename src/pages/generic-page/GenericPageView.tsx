import { m } from '#messages'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import styles from './GenericPageView.module.css'
import type { Moment, LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { PageWithTerms } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'

/** The page of an entry of an unmapped type. */
export interface GenericPage extends PageWithTerms {
  readonly shows: 'entry'
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly picture?: Picture
  readonly date?: Moment
  readonly own?: UnmappedContent
}

/** Renders an entry of an unmapped type: its title, text and picture, then its fields by type. */
export function GenericPageView({ page }: { page: GenericPage }) {
  const { date, own } = page
  return (
    <PageProviders terms={page.terms}>
      <article>
        <PageHeadWithPicture breadcrumb={page.breadcrumb} title={page.title} text={page.summary} picture={page.picture}>
          {date && (
            <p className={styles.note}>
              <time dateTime={date.iso}>{date.date}</time>
            </p>
          )}
          {!own && !page.summary && !page.picture && <p className={styles.note}>{m.own_empty()}</p>}
        </PageHeadWithPicture>
        <OwnRegion own={own} />
      </article>
      <PageTerms terms={page.terms} />
    </PageProviders>
  )
}
