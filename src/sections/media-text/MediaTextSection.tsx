import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { Figure } from '#app/media/picture/Figure.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { besideText } from '../layout/beside-text.ts'
import type { MediaTextContent } from './media-text.ts'
import type { SectionProps } from '../section-props.ts'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import styles from './MediaTextSection.module.css'

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
