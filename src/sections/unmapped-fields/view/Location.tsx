import { externalProps } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import type { Coordinates } from '../unmapped-content.ts'
import styles from './Location.module.css'

const LONGITUDES = [-150, -120, -90, -60, -30, 30, 60, 90, 120, 150]
const LATITUDES = [-60, -30, 30, 60]

/** Location on a world grid with a link to an external map. It loads nothing from other hosts. */
export function Location({ location: { latitude, longitude, text, map } }: { location: Coordinates }) {
  return (
    <div className={styles.location}>
      <svg className={styles.globe} viewBox="-180 -90 360 180" aria-hidden="true" focusable="false">
        {LONGITUDES.map((each) => (
          <line key={each} x1={each} x2={each} y1={-90} y2={90} />
        ))}
        {LATITUDES.map((each) => (
          <line key={each} x1={-180} x2={180} y1={each} y2={each} />
        ))}
        <path className={styles.axes} d="M-180 0H180M0-90V90" />
        <path className={styles.cross} d={`M-180 ${-latitude}H180M${longitude}-90V90`} />
        <circle className={styles.ring} cx={longitude} cy={-latitude} r={12} />
        <circle className={styles.point} cx={longitude} cy={-latitude} r={4.5} />
      </svg>
      <p className={styles.words}>
        <span>{text}</span>
        <SiteLink target={map} {...externalProps(map)}>
          {m.own_map()}
        </SiteLink>
      </p>
    </div>
  )
}
