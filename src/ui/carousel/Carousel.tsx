import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useId, useRef, type ReactNode } from 'react'
import styles from './Carousel.module.css'
import { CarouselControls, type ControlLabels } from './CarouselControls.tsx'
import { useEarlyPress } from '../intent/early-press.ts'
import { carouselScript } from './carousel-script.ts'
import { useCarousel } from './useCarousel.ts'

interface CarouselSlide {
  readonly id: string
  readonly content: ReactNode
  /** Name of the slide: `2 of 5`. */
  readonly label: string
  /** Announced when the visitor moves to the slide: `2 of 5: The line of noon`. */
  readonly announcement: string
  /** Name of the button that goes to the slide. */
  readonly goTo: string
}

/** Browsers already have the script in the document. */
const plainCarousel = createIsomorphicFn()
  .server(() => <ScriptOnce>{carouselScript}</ScriptOnce>)
  .client(() => null)

interface Props {
  readonly slides: readonly CarouselSlide[]
  readonly labels: ControlLabels & { readonly carousel: string; readonly slide: string }
  /** Shown in one row with the controls. Contains the element with the id `labelledBy`. */
  readonly heading: ReactNode
  readonly labelledBy: string
  /** Milliseconds that each slide is shown. */
  readonly delayMs: number
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Renders slides that advance automatically until the visitor interacts with them. APG pattern: Carousel.
 *
 * The server renders a scroll-snap list, which also works without JavaScript. An inline script advances it before hydration
 * (`carouselScript`). Embla is loaded and takes over when a visitor is about to turn the slides.
 *
 * Hover, focus, touch, a hidden tab, reduced motion and data saver stop the autoplay. The pause button comes first, and its state is
 * stored.
 */
export function Carousel({ slides, labels, heading, labelledBy, delayMs, direction }: Props) {
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const list = useId()
  const { Engine, engineProps, selected, isVisible, playing, isAutoplayOn, toggleAutoplay, goTo, rootProps } = useCarousel({
    root,
    viewport,
    count: slides.length,
    delayMs,
    direction,
  })
  // The state that the inline script left comes first.
  useEarlyPress(root)
  const single = slides.length < 2
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy}
      data-carousel
      data-intent="pointer"
      data-state={playing ? 'playing' : 'stopped'}
      data-engine={engineProps.ready || undefined}
      {...rootProps}
    >
      {!single && plainCarousel()}
      <div className={styles.head}>
        {heading}
        {!single && <CarouselControls {...{ slides, labels, selected, isAutoplayOn, delayMs, toggleAutoplay, goTo }} controls={list} />}
      </div>
      <div ref={viewport} className={styles.viewport} id={list}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={styles.slide}
              // The APG pattern requires this role.
              role="group"
              aria-roledescription={labels.slide}
              aria-label={slide.label}
              data-slide={index}
              data-selected={index === selected || undefined}
              inert={!isVisible(index)}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <p className={styles.spoken} aria-live={playing ? 'off' : 'polite'}>
        {engineProps.ready && !playing ? slides[selected]?.announcement : ''}
      </p>
      {Engine && <Engine {...engineProps} />}
    </section>
  )
}
