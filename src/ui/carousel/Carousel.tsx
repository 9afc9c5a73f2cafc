import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useId, useRef, type ReactNode } from 'react'
import styles from './Carousel.module.css'
import { CarouselControls, type ControlLabels } from './CarouselControls.tsx'
import { useEarlyPress } from '../intent/early-press.ts'
import { useCarousel } from './useCarousel.ts'

/** Minimum pixels between press and release of a drag. */
const DRAG_PX = 8

/**
 * Inline script for pages with a carousel, used until Embla moves the slides.
 *
 * A drag with the mouse follows no link, and a press on a partly visible slide scrolls to it, as with Embla.
 */
const listGesturesScript = `(()=>{let from;addEventListener('pointerdown',event=>{from=event},true);addEventListener('click',event=>{const{target,clientX:x,clientY:y,detail}=event;const slide=detail&&target instanceof Element&&target.closest('[data-carousel]:not([data-engine]) [data-slide]');if(!slide||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;const list=slide.parentElement.parentElement.getBoundingClientRect(),{left,right}=slide.getBoundingClientRect();const peeks=Math.min(right,list.right)-Math.max(left,list.left)<(right-left)/2;const drags=from&&Math.hypot(x-from.clientX,y-from.clientY)>${DRAG_PX};if(!peeks&&!drags)return;event.preventDefault();event.stopPropagation();if(!drags)slide.scrollIntoView({inline:'start',block:'nearest',behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'instant':'smooth'})},true)})()`

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

const listGestures = createIsomorphicFn()
  .server(() => <ScriptOnce>{listGesturesScript}</ScriptOnce>)
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
 * The server renders a scroll-snap list, which also works without JavaScript. Embla is loaded and takes over when a visitor is about to
 * turn the slides.
 *
 * Hover, focus, touch, a hidden tab, reduced motion and data saver stop the autoplay. The pause button comes first, and its state is
 * stored.
 */
export function Carousel({ slides, labels, heading, labelledBy, delayMs, direction }: Props) {
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const list = useId()
  useEarlyPress(root)
  const { Engine, engineProps, selected, isVisible, playing, isAutoplayOn, toggleAutoplay, goTo, rootProps } = useCarousel({
    root,
    viewport,
    count: slides.length,
    delayMs,
    direction,
  })
  const single = slides.length < 2
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy}
      data-carousel
      data-state={playing ? 'playing' : 'stopped'}
      data-engine={engineProps.ready || undefined}
      {...rootProps}
    >
      {!single && listGestures()}
      <div className={styles.head}>
        {heading}
        {!single && <CarouselControls {...{ slides, labels, selected, isAutoplayOn, toggleAutoplay, goTo }} controls={list} />}
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
