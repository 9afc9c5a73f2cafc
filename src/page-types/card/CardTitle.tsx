import type { CardContent } from './card.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import styles from './CardTitle.module.css'

/** Head a card with its only link, if it has one, which stretches over the nearest positioned ancestor so that the whole card can be pressed. */
export function CardTitle({ card, level, className }: { card: CardContent; level: 2 | 3 | 4; className?: string }) {
  const Heading = `h${level}` as const
  return (
    <Heading className={`${styles.title} ${className ?? ''}`} {...phraseProps(card.title)}>
      {card.link ? (
        <SiteLink target={card.link} className="covering-link">
          {card.title.text}
        </SiteLink>
      ) : (
        card.title.text
      )}
    </Heading>
  )
}
