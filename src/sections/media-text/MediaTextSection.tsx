import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { SectionProps } from '../section-props.ts'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import styles from './MediaTextSection.module.css'

/** Set a text beside a large plate that leaves the grid on its side. */
export function MediaTextSection({ section }: SectionProps<'mediaText'>) {
  const { picture } = section
  const upright = picture.width / picture.height < 1.1
  return (
    <section className={`${layout.section} ${styles.section}`} data-side={section.side} data-upright={upright}>
      <div className={styles.words}>
        {section.title && <SectionTitle title={section.title} className={styles.title} />}
        <RichTextView text={section.body} />
      </div>
      <div className={styles.plate}>
        <PictureView picture={picture} sizes={upright ? '(min-width: 64rem) 36vw, 100vw' : '(min-width: 64rem) 56vw, 100vw'} caption />
      </div>
    </section>
  )
}
