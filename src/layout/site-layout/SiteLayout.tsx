import type { ReactNode } from 'react'
import type { LayoutContent } from './layout-content.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'
import { SkipLink } from '#app/ui/navigation/SkipLink.tsx'
import { TOP } from '../footer/BackToTop.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { LanguageSuggestion } from '../language/LanguageSuggestion.tsx'
import { PreviewBannerOnDemand } from '../preview/PreviewBannerOnDemand.tsx'
import { Announcement } from '../notices/Announcement.tsx'
import { TextNotices } from '../notices/TextNotices.tsx'
import { ownLayout } from '#own/layout.gen.ts'
import { OwnContent, OwnFooter, OwnHeader } from './OwnLayout.tsx'
import styles from './SiteLayout.module.css'

interface Props {
  readonly layout: LayoutContent
  /** Absent if no page is shown, for example for not found. */
  readonly meta?: PageMeta | undefined
  /** Whether the page opens with a picture below the header. */
  readonly overPicture: boolean
  readonly children: ReactNode
}

/** Renders the layout of each page: skip link, notices, header, content, footer. */
export function SiteLayout({ layout, meta, overPicture, children }: Props) {
  return (
    <>
      {/* Rendered before the header, which would otherwise move when the parser reaches the picture. */}
      <div id={TOP} tabIndex={-1} data-head={overPicture ? 'picture' : undefined} />
      <SkipLink target="content" {...useMessageProps()}>
        {m.skip_to_content()}
      </SkipLink>
      <Announcement layout={layout} />
      {ownLayout ? <OwnHeader own={ownLayout} layout={layout} meta={meta} /> : <Header layout={layout} meta={meta} />}
      <LanguageSuggestion layout={layout} meta={meta} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {meta && <TextNotices meta={meta} />}
        {ownLayout ? (
          <OwnContent own={ownLayout} layout={layout} meta={meta}>
            {children}
          </OwnContent>
        ) : (
          children
        )}
      </main>
      {ownLayout ? <OwnFooter own={ownLayout} layout={layout} meta={meta} /> : <Footer layout={layout} meta={meta} />}
      {layout.preview && <PreviewBannerOnDemand locale={layout.locale} preview={layout.preview} meta={meta} />}
    </>
  )
}
