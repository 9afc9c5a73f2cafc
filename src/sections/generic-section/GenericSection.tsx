import { createElement } from 'react'
import { BreakableText } from '#app/i18n/BreakableText.tsx'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { EnlargeableFigure } from '#app/media/lightbox/EnlargeableFigure.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { besideText } from '../layout/beside-text.ts'
import { deeper } from '../layout/deeper.ts'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { OwnFields } from '../own-fields/view/OwnFields.tsx'
import type { SectionProps } from '../section-props.ts'
import type { GenericSectionContent } from './generic-section.ts'
import styles from './GenericSection.module.css'

/** Section of an unmapped content type: heading and text beside the picture if there is room, then the other fields. */
export function GenericSection({ section }: SectionProps<GenericSectionContent>) {
  const { title, summary, body, picture, own, level } = section
  const hasWords = title !== undefined || summary !== undefined || body !== undefined
  const shape = picture && besideText(picture)
  return (
    <section className={`${layout.section} ${styles.section}`} data-beside={picture && hasWords ? true : undefined} data-upright={shape?.upright}>
      {hasWords && (
        <div className={styles.words}>
          {title &&
            (level === 2 ? (
              <SectionTitle title={title} />
            ) : (
              createElement(`h${level}`, { className: styles.title, ...phraseProps(title) }, <BreakableText of={title} />)
            ))}
          <PhraseText as="p" of={summary} className={`lead ${layout.intro}`} />
          {body && <RichTextView text={body} />}
        </div>
      )}
      {picture && shape && (
        <div className={styles.picture}>
          <EnlargeableFigure picture={picture} sizes={shape.sizes} />
        </div>
      )}
      {own && <OwnFields own={own} level={title ? deeper(level) : level} />}
    </section>
  )
}
