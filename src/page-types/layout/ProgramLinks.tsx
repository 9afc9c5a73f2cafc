import type { ProgramOffer } from '#app/content/view/program-link.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import styles from './ProgramLinks.module.css'

/** Offer the feeds and calendars of what is on the page. */
export function ProgramLinks({ offers }: { offers: readonly ProgramOffer[] }) {
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers}>
      {offers.map(({ label, ...link }) => (
        <li key={link.href}>
          {/* The language of the file keeps browsers from fetching it ahead. */}
          <a className={styles.offer} {...link} {...phraseProps(label)}>
            {label.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
