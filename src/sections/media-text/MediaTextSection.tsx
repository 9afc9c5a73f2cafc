import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { Figure } from '#app/media/picture/Figure.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { besideText } from '#app/media/picture/shape.ts'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import styles from './MediaTextSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface MediaTextContent extends SectionContent<'mediaText'> {
  readonly title?: LocalizedText
  readonly body?: RichText
  readonly picture?: Picture
  readonly side: 'start' | 'end'
}

/** Text beside a large picture that extends out of the grid on its side. */
export function MediaTextSection({ section }: SectionProps<MediaTextContent>) {
  const { picture } = section
  const words = (
    <div className={styles.words}>
      {section.title && <SectionTitle title={section.title} className={styles.title} />}
      {section.body && <RichTextView text={section.body} />}
    </div>
  )
  if (!picture) return <section className={layout.section}>{words}</section>
  const { upright, sizes } = besideText(picture)
  return (
    <section className={`${layout.section} ${styles.section}`} data-side={section.side} data-upright={upright}>
      {words}
      <div className={styles.picture}>
        <Figure title={picture.title}>
          <PictureView picture={picture} sizes={sizes} />
        </Figure>
      </div>
    </section>
  )
}
