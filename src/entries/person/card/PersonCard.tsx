import { createIsomorphicFn } from '@tanstack/react-start'
import { ownCardViews } from '#own/card-views.gen.ts'
import type { CardContent, CardProps } from '../../card/card.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { CardTitle } from '../../card/CardTitle.tsx'
import type { PersonDetail } from './detail.ts'
import { hasLongText } from './long-text.ts'
import { PersonDetails } from './PersonDetails.tsx'
import styles from './PersonCard.module.css'

export interface PersonCardContent extends CardContent<'person'> {
  /** Present if the person has no page. */
  readonly biography?: LocalizedText
  readonly details?: readonly PersonDetail[]
}

/** Details of a person without a page, loaded on demand. Spaces with the site's model never need them. */
const Details = createIsomorphicFn()
  .server(atOnce(PersonDetails))
  .client(onDemand(async () => (await import('./PersonDetails.tsx')).PersonDetails))

/** Card of a person: a square portrait, the name, the role, and the biography and details of a person without a page. */
export function PersonCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<PersonCardContent>) {
  if (ownCardViews?.person) return <ownCardViews.person card={card} headingLevel={headingLevel} size={size} priority={priority} />
  return (
    <article className={styles.card} data-size={size} data-card="person" data-long={hasLongText(card) || undefined}>
      <div className={styles.text}>
        <CardTitle card={card} level={headingLevel} className={styles.name} />
        <LocalizedTextView as="p" of={card.summary} className={styles.role} />
        <LocalizedTextView as="p" of={card.biography} className={styles.biography} />
        {card.details && <Details of={card.details} className={styles.role} />}
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView
            picture={card.picture}
            sizes={size === 'small' ? '6rem' : '(min-width: 64rem) 20vw, (min-width: 40rem) 27vw, 42vw'}
            ratio="square"
            priority={priority}
          />
        </div>
      )}
    </article>
  )
}
