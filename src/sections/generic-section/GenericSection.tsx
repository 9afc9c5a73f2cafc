import { createElement } from 'react'
import { BreakableText, LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { externalProps, type LinkTarget } from '#app/i18n/addresses/place.ts'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
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
  /** Label of a statistic, whose number is the title. */
  readonly label?: LocalizedText
  readonly summary?: LocalizedText
  readonly body?: RichText
  readonly picture?: Picture
  readonly own?: UnmappedContent
  /** The picture is a logo, and the title is the name of its owner. */
  readonly logo?: { readonly target?: LinkTarget }
  /** Level of the title. */
  readonly level: HeadingLevel
}

/** Section of an unmapped content type: heading and text beside the picture if there is room, then the other fields. */
export function GenericSection({ section }: SectionProps<GenericSectionContent>) {
  const { kicker, title, label, summary, body, picture, own, level } = section
  if (section.logo) return <Logo section={section} target={section.logo.target} />
  const hasWords = title !== undefined || summary !== undefined || body !== undefined
  const shape = picture && besideText(picture)
  return (
    <section className={`${layout.section} ${styles.section}`} data-beside={picture && hasWords ? true : undefined} data-upright={shape?.upright}>
      {hasWords && (
        <div className={styles.words}>
          <LocalizedTextView as="p" of={kicker} className="label" />
          {title && <Title of={title} label={label} level={level} />}
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

interface TitleProps {
  readonly of: LocalizedText
  readonly label: LocalizedText | undefined
  readonly level: HeadingLevel
}

/** Renders a title, or the number of a statistic with its label, as one heading. */
function Title({ of: title, label, level }: TitleProps) {
  const words = <BreakableText of={title} />
  if (label)
    return createElement(`h${level}`, { className: layout.title, ...textProps(title) }, words, ' ', <LocalizedTextView of={label} className={layout.note} />)
  return level === 2 ? <SectionTitle title={title} /> : createElement(`h${level}`, { className: styles.title, ...textProps(title) }, words)
}

/** Renders a logo above the name of its owner. */
function Logo({ section: { title, picture }, target }: { section: GenericSectionContent; target: LinkTarget | undefined }) {
  return (
    <section className={`${layout.section} ${styles.section}`}>
      {picture && (
        <div>
          <PictureView picture={title ? { ...picture, alt: { text: '' } } : picture} sizes="17rem" edge="bare" />
        </div>
      )}
      {title && (
        <p className={layout.note}>
          {target ? <TitleLink title={title} target={target} className="accented-link" {...externalProps(target)} /> : <LocalizedTextView of={title} />}
        </p>
      )}
    </section>
  )
}
