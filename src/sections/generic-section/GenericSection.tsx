import { createElement } from 'react'
import { BreakableText, LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { EnlargeableFigure } from '#app/media/lightbox/EnlargeableFigure.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { besideText } from '#app/media/picture/shape.ts'
import { deeper } from '../layout/deeper.ts'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { UnmappedFields } from '../unmapped-fields/view/UnmappedFields.tsx'
import styles from './GenericSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { HeadingLevel, RichText } from '#app/rich-text/rich-text.ts'
import type { UnmappedContent } from '../unmapped-fields/unmapped-content.ts'
import type { SectionContent, SectionProps } from '../section.ts'

/** Part of a page of an unmapped content type. */
export interface GenericSectionContent extends SectionContent<'genericSection'> {
  /** Line above the title. */
  readonly kicker?: LocalizedText
  readonly title?: LocalizedText
  readonly summary?: LocalizedText
  readonly body?: RichText
  readonly picture?: Picture
  readonly own?: UnmappedContent
  /** Level of the title. */
  readonly level: HeadingLevel
}

/** Section of an unmapped content type: heading and text beside the picture if there is room, then the other fields. */
export function GenericSection({ section }: SectionProps<GenericSectionContent>) {
  const { kicker, title, summary, body, picture, own, level } = section
  const hasWords = title !== undefined || summary !== undefined || body !== undefined
  const shape = picture && besideText(picture)
  return (
    <section className={`${layout.section} ${styles.section}`} data-beside={picture && hasWords ? true : undefined} data-upright={shape?.upright}>
      {hasWords && (
        <div className={styles.words}>
          <LocalizedTextView as="p" of={kicker} className="label" />
          {title &&
            (level === 2 ? (
              <SectionTitle title={title} />
            ) : (
              createElement(`h${level}`, { className: styles.title, ...textProps(title) }, <BreakableText of={title} />)
            ))}
          <LocalizedTextView as="p" of={summary} className={`lead ${layout.intro}`} />
          {body && <RichTextView text={body} />}
        </div>
      )}
      {picture && shape && (
        <div className={styles.picture}>
          <EnlargeableFigure picture={picture} sizes={shape.sizes} />
        </div>
      )}
      {own && <UnmappedFields own={own} level={title ? deeper(level) : level} />}
    </section>
  )
}
