import type { CardContent } from './card.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { BreakableText } from '#app/i18n/LocalizedTextView.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import styles from './CardTitle.module.css'

/**
 * Heading of a card with its only link, which covers the nearest positioned ancestor, so that the whole card can be pressed.
 *
 * A title in another language is followed by the name of that language.
 */
export function CardTitle({ card, level, className }: { card: CardContent; level: 2 | 3 | 4; className?: string }) {
  const { title, link, standIn } = card
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={`${styles.title} ${className ?? ''}`} {...textProps(title)}>
        {link ? (
          <SiteLink target={link} className="covering-link">
            <BreakableText of={title} />
          </SiteLink>
        ) : (
          <BreakableText of={title} />
        )}
      </Heading>
      {standIn && (
        <p>
          <span className={styles.standIn}>{standIn}</span>
        </p>
      )}
    </>
  )
}
