import styles from './Horizon.module.css'

/** Alkaid, Mizar, Alioth, Megrez, Phecda, Merak, Dubhe: place and size by brightness. */
const PLOUGH = [
  [8, 8, 2.7],
  [53, 30, 2.5],
  [66, 59, 2.8],
  [78, 93, 1.6],
  [56, 116, 2.3],
  [76, 164, 2.3],
  [116, 150, 2.8],
] as const

/** Draw the hill with the dome on the meridian, under the Plough, whose last two stars point to Polaris. */
export function Horizon() {
  return (
    <div className={styles.horizon} aria-hidden="true" data-print="no">
      <svg className={styles.stars} viewBox="0 0 320 180" width="320" height="180">
        <path className={styles.pointer} d="M116 150 L301 87" />
        <path className={styles.figure} d="M8 8 L53 30 L66 59 L78 93 L56 116 L76 164 L116 150 L78 93" />
        {PLOUGH.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} />
        ))}
        <circle className={styles.pole} cx="301" cy="87" r="3.6" />
      </svg>
      <svg className={styles.hill} viewBox="0 0 1600 100" preserveAspectRatio="none">
        <path
          d="M-10 88 C 120 86 210 66 300 44 C 350 31 380 30 440 30 C 520 30 570 40 660 60 C 800 90 1000 84 1180 76 C 1340 69 1480 80 1610 84 L1610 120 L-10 120 Z"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg className={styles.dome} viewBox="0 0 130 90" width="130" height="90">
        <path d="M23 58 a42 42 0 0 1 84 0 Z" />
        <path d="M58 17 L58 58 M72 17 L72 58" />
        <path d="M18 58 H112 V64 H18 Z M24 64 V90 M106 64 V90 M24 64 H106 V90" />
        <path d="M57 90 V74 a8 8 0 0 1 16 0 V90 M36 72 h8 v9 h-8 Z M86 72 h8 v9 h-8 Z" />
        <path className={styles.ray} d="M65 0 V58" />
      </svg>
    </div>
  )
}
