import styles from './Carousel.module.css'
import { PAUSE_ICON, PLAY_ICON } from './carousel-script.ts'

export interface ControlLabels {
  readonly previous: string
  readonly next: string
  readonly play: string
  readonly pause: string
  /** Name of the group of buttons for single slides. */
  readonly slides: string
}

interface Props {
  readonly slides: readonly { readonly id: string; readonly goTo: string }[]
  readonly labels: ControlLabels
  readonly selected: number
  readonly isAutoplayOn: boolean
  readonly controls: string
  readonly delayMs: number
  readonly toggleAutoplay: () => void
  readonly goTo: (index: number) => void
}

/** Controls of a carousel: pause first, then previous and next, then a scale with a mark for each slide. */
export function CarouselControls({ slides, labels, selected, isAutoplayOn, controls, delayMs, toggleAutoplay, goTo }: Props) {
  return (
    <div className={styles.controls}>
      <Step
        label={isAutoplayOn ? labels.pause : labels.play}
        path={isAutoplayOn ? PAUSE_ICON : PLAY_ICON}
        onClick={toggleAutoplay}
        data-delay={delayMs}
        data-pause={labels.pause}
        {...{ controls }}
      />
      <Step label={labels.previous} path="M20 12H4M10 5.5l-6.5 6.5 6.5 6.5" directional onClick={() => goTo(selected - 1)} {...{ controls }} />
      <Step label={labels.next} path="M4 12h16M14 5.5l6.5 6.5-6.5 6.5" directional onClick={() => goTo(selected + 1)} {...{ controls }} />
      <div className={styles.scale} role="group" aria-label={labels.slides}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            data-early=""
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

interface StepProps {
  readonly label: string
  readonly path: string
  readonly controls: string
  readonly directional?: true
  readonly onClick: () => void
  /** Read by `carouselScript`: the milliseconds for each slide, and the name of the button while the slides advance. */
  readonly 'data-delay'?: number
  readonly 'data-pause'?: string
}

function Step({ label, path, controls, directional, ...rest }: StepProps) {
  return (
    <button type="button" className={styles.button} data-directional={directional} aria-label={label} aria-controls={controls} data-early="" {...rest}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
