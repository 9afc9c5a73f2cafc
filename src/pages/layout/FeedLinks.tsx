import type { FeedOffer } from '#app/content/view/feed-link.ts'
import { textProps } from '#app/i18n/text-props.ts'
import styles from './FeedLinks.module.css'

/** Renders links to the feeds and calendars of the page. Each link has the language of its file, which excludes it from prefetching. */
export function FeedLinks({ offers }: { offers: readonly FeedOffer[] }) {
  return (
    offers.length > 0 && (
      <p className={styles.offers}>
        {offers.map(({ label, ...link }) => (
          <a key={link.href} className={styles.offer} {...link} {...textProps(label)}>
            {label.text}
          </a>
        ))}
      </p>
    )
  )
}
