import type { ProgramOffer } from '#app/content/view/program-link.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import styles from './ProgramLinks.module.css'

/** Renders links to the feeds and calendars of the page. Each link has the language of its file, which excludes it from prefetching. */
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
