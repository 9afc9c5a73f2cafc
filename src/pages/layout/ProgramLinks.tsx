import type { ProgramOffer } from '#app/content/view/program-link.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import styles from './ProgramLinks.module.css'

/** Offer the feeds and calendars of what is on the page. The language of each file keeps browsers from fetching it ahead. */
export function ProgramLinks({ offers }: { offers: readonly ProgramOffer[] }) {
  return (
    offers.length > 0 && (
      <p className={styles.offers}>
        {offers.map(({ label, ...link }) => (
          <a key={link.href} className={styles.offer} {...link} {...phraseProps(label)}>
            {label.text}
          </a>
        ))}
      </p>
    )
  )
}
