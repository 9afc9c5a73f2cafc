import styles from './Carousel.module.css'

export interface ControlLabels {
  readonly previous: string
  readonly next: string
  readonly play: string
  readonly pause: string
  /** Names the row of buttons that lead to single slides. */
  readonly slides: string
}

interface Props {
  readonly slides: readonly { readonly id: string; readonly goTo: string }[]
  readonly labels: ControlLabels
  readonly selected: number
  readonly isAutoplayOn: boolean
  readonly controls: string
  readonly toggleAutoplay: () => void
  readonly goTo: (index: number) => void
}

/** Steer a carousel: pause first, then back and forth, then a graduated scale with a mark for every slide. */
export function CarouselControls({ slides, labels, selected, isAutoplayOn, controls, toggleAutoplay, goTo }: Props) {
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.button} aria-label={isAutoplayOn ? labels.pause : labels.play} aria-controls={controls} onClick={toggleAutoplay}>
        <Icon path={isAutoplayOn ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
      </button>
      <button type="button" className={styles.button} data-directional aria-label={labels.previous} aria-controls={controls} onClick={() => goTo(selected - 1)}>
        <Icon path="M20 12H4M10 5.5l-6.5 6.5 6.5 6.5" />
      </button>
      <button type="button" className={styles.button} data-directional aria-label={labels.next} aria-controls={controls} onClick={() => goTo(selected + 1)}>
        <Icon path="M4 12h16M14 5.5l6.5 6.5-6.5 6.5" />
      </button>
      <div className={styles.scale} role="group" aria-label={labels.slides}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className={styles.mark}
            aria-label={slide.goTo}
            aria-current={index === selected || undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    </div>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
