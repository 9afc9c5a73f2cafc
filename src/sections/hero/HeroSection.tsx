import { phraseProps } from '#app/i18n/phrase-props.ts'
import { Actions } from '../action/ActionLink.tsx'
import layout from '../layout/layout.module.css'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { SectionProps } from '../registry.tsx'
import styles from './HeroSection.module.css'

/** Characters from which on a title is set smaller. */
const LONG = 32

/** The most of the window's height that a picture takes which fills it, in percent. */
const TALLEST = 90

/** Open a page: text set on a full-height picture, text beside a plate, or text alone. */
export function HeroSection({ section, first }: SectionProps<'hero'>) {
  const { picture, name, title, text, actions } = section
  const plan = picture ? section.layout : 'plain'
  const upright = picture !== undefined && picture.width / picture.height < 1.1
  const Title = first ? 'h1' : 'h2'
  return (
    <section className={`${layout.section} ${styles.hero}`} data-layout={plan} data-surface={plan === 'full' ? 'picture' : undefined} data-upright={upright}>
      <div className={styles.words}>
        <Title className={styles.title} data-long={title.text.length > LONG} {...phraseProps(title)}>
          {name && (
            <span className={`label ${styles.name}`} {...phraseProps(name)}>
              {name.text}{' '}
            </span>
          )}
          {title.text}
        </Title>
        <div className={styles.more}>
          {text && (
            <p className={`lead ${styles.text}`} {...phraseProps(text)}>
              {text.text}
            </p>
          )}
          <Actions actions={actions} />
        </div>
      </div>
      {picture && plan === 'full' && (
        <div className={styles.sky}>
          <PictureView
            picture={picture}
            // As wide as the box, or as its height asks for.
            sizes={`max(100vw, ${Math.ceil((TALLEST * picture.width) / picture.height)}vh)`}
            uprightRatio="square"
            uprightSizes={`max(100vw, ${TALLEST}vh)`}
            priority={first}
            edge="cover"
          />
        </div>
      )}
      {picture && plan === 'plate' && (
        <div className={styles.plate}>
          <PictureView
            picture={picture}
            sizes={upright ? '(min-width: 64rem) 36vw, 100vw' : '(min-width: 64rem) 56vw, 100vw'}
            ratio={upright ? 'natural' : 'plate'}
            priority={first}
          />
        </div>
      )}
    </section>
  )
}
