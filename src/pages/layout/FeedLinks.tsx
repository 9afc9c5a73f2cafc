import type { FeedOffer } from '#app/content/view/feed-link.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { m } from '#messages'
import { MenuButton } from '#app/ui/dropdown/MenuButton.tsx'
import styles from './FeedLinks.module.css'

/** Renders links to the feeds of the page, and a menu of its calendars. Each link has the language of its file, which excludes it from prefetching. */
export function FeedLinks({ offers }: { offers: readonly FeedOffer[] }) {
  const of = (kind: FeedOffer['of']) => offers.flatMap(({ of: own, ...offer }) => (own === kind ? [offer] : []))
  const calendars = of('calendar')
  return (
    offers.length > 0 && (
      <div className={styles.offers}>
        {of('feed').map(({ label, ...link }) => (
          <a key={link.href} className={styles.offer} {...link} {...textProps(label)}>
            {label.text}
          </a>
        ))}
        {calendars.length > 0 && (
          <MenuButton
            label={m.calendar_add()}
            buttonContent={m.calendar_add()}
            classNames={{ button: `accented-link ${styles.offer}` }}
            entries={calendars.map(({ label, ...link }) => ({
              id: link.href,
              text: label.text,
              renderLink: (attributes) => (
                <a {...link} {...attributes} {...textProps(label)}>
                  {label.text}
                </a>
              ),
            }))}
          />
        )}
      </div>
    )
  )
}
