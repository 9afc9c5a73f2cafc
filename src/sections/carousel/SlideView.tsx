import type { Slide } from './carousel.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { BreakableText } from '#app/i18n/BreakableText.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import styles from './SlideView.module.css'

/** Slide with a wide picture above its text. If it has a link, the whole slide can be pressed. */
export function SlideView({ slide, priority }: { slide: Slide; priority: boolean }) {
  const { title, text, target, when } = slide
  return (
    <article className={styles.slide}>
      <div className={styles.words}>
        <h3 className={styles.title} {...textProps(title)}>
          {target ? (
            <SiteLink target={target} className={`covering-link ${styles.link}`} draggable={false}>
              <BreakableText of={title} />
            </SiteLink>
          ) : (
            <BreakableText of={title} />
          )}
        </h3>
        <div className={styles.details}>
          {when && <p className={styles.when}>{when}</p>}
          <LocalizedTextView as="p" of={text} className={`summary ${styles.text}`} />
        </div>
      </div>
      <div className={styles.picture}>
        <PictureView picture={slide.picture} sizes="(min-width: 64rem) 57vw, 77vw" ratio="wide" uprightRatio="square" priority={priority} />
      </div>
    </article>
  )
}
