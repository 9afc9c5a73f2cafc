import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { BreakableText, LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import styles from './SlideView.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { SectionContent } from '../section.ts'

export interface Slide {
  readonly id: string
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly picture: Picture
  readonly target?: LinkTarget
  /** Localized date, if the target has one. */
  readonly when?: string
}

export interface CarouselContent extends SectionContent<'carousel'> {
  readonly title: LocalizedText
  readonly slides: readonly Slide[]
  readonly delayMs: number
}

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
