import type { ReactNode } from 'react'
import type { Frame } from './frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import { SkipLink } from '#app/ui/navigation/SkipLink.tsx'
import { TOP } from '../footer/BackToTop.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { LanguageSuggestion } from '../language/LanguageSuggestion.tsx'
import { PreviewBannerOnDemand } from '../preview/PreviewBannerOnDemand.tsx'
import { Announcement } from '../notices/Announcement.tsx'
import { FallbackNotice } from '../notices/FallbackNotice.tsx'
import styles from './SiteFrame.module.css'

interface Props {
  readonly frame: Frame
  /** Absent if no page is shown, for example for not found. */
  readonly meta?: PageMeta | undefined
  /** Whether the page opens with a picture below the header. */
  readonly overPicture: boolean
  readonly children: ReactNode
}

/** Renders the layout of each page: skip link, notices, header, content, footer. */
export function SiteFrame({ frame, meta, overPicture, children }: Props) {
  return (
    <>
      {/* Rendered before the header, which would otherwise move when the parser reaches the picture. */}
      <div id={TOP} tabIndex={-1} data-head={overPicture ? 'picture' : undefined} />
      <SkipLink target="content" {...useSaidProps()}>
        {m.skip_to_content()}
      </SkipLink>
      <Announcement frame={frame} />
      <Header frame={frame} meta={meta} />
      <LanguageSuggestion frame={frame} meta={meta} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {meta?.untranslated && <FallbackNotice {...meta.untranslated} />}
        {children}
      </main>
      <Footer frame={frame} meta={meta} />
      {frame.preview && <PreviewBannerOnDemand locale={frame.locale} preview={frame.preview} meta={meta} />}
    </>
  )
}
