import styles from './StarChart.module.css'

/** The hour circles of the chart's rim; every sixth runs through the whole chart, and one of them is the meridian. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const CIRCLES = [70, 140, 210]
/** Stars of the chart, `x y size`: Cassiopeia, the Plough and their neighbours, roughly where they stand. */
const STARS =
  '318 196 4.2,352 168 3.6,372 206 3.9,410 190 3,424 228 2.8,118 300 3.4,92 330 3.2,130 352 3.2,160 328 2.6,196 344 3.4,226 356 3.4,248 250 4.6,300 300 2,206 214 2.2,168 160 3,210 120 2.2,262 96 2.4,330 330 2.4,368 380 2.2,394 318 3,70 230 2,104 182 2.4,150 96 1.8,340 96 1.8,300 420 2,180 420 2.2'.split(
    ',',
  )

/** Draw an empty star chart on which one star is off its place. */
export function StarChart({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.chart} ${className ?? ''}`} viewBox="0 0 500 500" width="500" height="500" aria-hidden="true">
      <circle cx="250" cy="250" r="244" />
      <circle cx="250" cy="250" r="234" />
      {CIRCLES.map((radius) => (
        <circle key={radius} className={styles.line} cx="250" cy="250" r={radius} />
      ))}
      {HOURS.map((hour) => (
        <path
          key={hour}
          className={hour === 18 ? styles.meridian : hour % 6 ? undefined : styles.line}
          d={hour % 6 ? 'M484 250H494' : 'M250 250H484'}
          transform={`rotate(${hour * 15} 250 250)`}
        />
      ))}
      <ellipse className={styles.ecliptic} cx="262" cy="262" rx="196" ry="176" transform="rotate(23.4 250 250)" />
      <path className={styles.figure} d="M318 196L352 168L372 206L410 190L424 228M118 300L92 330L130 352L160 328L118 300M160 328L196 344L226 356" />
      <path className={styles.gap} d="M226 356L262 380" />
      {STARS.map((star) => {
        const [cx, cy, r] = star.split(' ')
        return <circle key={star} className={styles.star} cx={cx} cy={cy} r={r} />
      })}
      <circle className={styles.empty} cx="262" cy="380" r="6" />
      <path className={styles.drift} d="M267 384C300 400 340 420 372 436" />
      <path className={styles.lost} d="M384 424l2.6 12.4 12.4 2.6-12.4 2.6-2.6 12.4-2.6-12.4-12.4-2.6 12.4-2.6z" />
    </svg>
  )
}
