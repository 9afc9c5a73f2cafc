import { BreakableText, LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { type Action, Actions } from '../action/Actions.tsx'
import { besideText, shapeOf } from '#app/media/picture/shape.ts'
import layout from '../layout/layout.module.css'
import { Figure } from '#app/media/picture/Figure.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import styles from './HeroSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { SectionContent, SectionProps } from '../section.ts'

/** `name` is the name of the page if the hero's title differs. */
export interface HeroContent extends SectionContent<'hero'> {
  readonly name?: LocalizedText
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly picture?: Picture
  /** Whether the title of the picture is a caption or a credit, not only its name. */
  readonly isCaptioned?: boolean
  readonly layout: 'full' | 'framed' | 'plain'
  readonly actions: readonly Action[]
}

/** Minimum number of characters of a title that is set smaller. */
const LONG = 32

/** Minimum width in pixels of a picture that is cropped for the space beside the text. */
const WIDE = 800

/** Maximum height of a full-width picture, in percent of the window. Portrait windows have more text below it. */
const TALLEST = { wide: 70, upright: 60 }

/** Opening of a page: text below a picture as wide as the window, text beside a framed picture, or only text. */
export function HeroSection({ section, first, way }: SectionProps<HeroContent>) {
  const { picture, name, title, text, actions } = section
  const plan = picture ? section.layout : 'plain'
  const beside = picture && besideText(picture)
  const caption = section.isCaptioned ? picture?.title : undefined
  const framed = picture && beside && (
    <PictureView
      picture={picture}
      sizes={beside.sizes}
      ratio={shapeOf(picture) === 'landscape' && picture.width >= WIDE ? 'landscape' : 'natural'}
      priority={first}
    />
  )
  const Title = first ? 'h1' : 'h2'
  return (
    <section
      className={`${layout.section} ${styles.hero}`}
      data-layout={plan}
      data-surface={plan === 'full' ? 'picture' : undefined}
      data-upright={beside?.upright}
    >
      {way && <div className={styles.way}>{way}</div>}
      <div className={styles.words}>
        <Title className={styles.title} data-long={title.text.length > LONG} {...textProps(title)}>
          {name && (
            <span className={`label ${styles.name}`} {...textProps(name)}>
              {name.text}{' '}
            </span>
          )}
          <BreakableText of={title} />
        </Title>
        <div className={styles.more}>
          <LocalizedTextView as="p" of={text} className={`lead ${styles.text}`} />
          <Actions actions={actions} />
          {plan === 'full' && <LocalizedTextView as="p" of={caption} className={layout.note} />}
        </div>
      </div>
      {picture && plan === 'full' && (
        <div className={styles.backdrop}>
          <PictureView
            picture={picture}
            // As wide as the box, or as wide as its height requires.
            sizes={`max(100vw, ${Math.ceil((TALLEST.wide * picture.width) / picture.height)}vh)`}
            uprightRatio="square"
            uprightSizes={`max(100vw, ${TALLEST.upright}vh)`}
            priority={first}
            edge="cover"
          />
        </div>
      )}
      {plan === 'framed' && <div className={styles.framed}>{caption ? <Figure title={caption}>{framed}</Figure> : framed}</div>}
    </section>
  )
}
