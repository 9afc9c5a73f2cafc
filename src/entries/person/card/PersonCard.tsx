import { createElement, Fragment } from 'react'
import { ownCardViews } from '#own/card-views.gen.ts'
import type { CardContent, CardProps } from '../../card/card.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { externalProps } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { CardTitle } from '../../card/CardTitle.tsx'
import type { PersonDetail } from './detail.ts'
import { hasLongText } from './long-text.ts'
import styles from './PersonCard.module.css'

export interface PersonCardContent extends CardContent<'person'> {
  /** Present if the person has no page. */
  readonly biography?: LocalizedText
  readonly details?: readonly PersonDetail[]
}

/** Card of a person: a square portrait, the name, the role, and the biography and details of a person without a page. */
export function PersonCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<PersonCardContent>) {
  if (ownCardViews?.person) return <ownCardViews.person card={card} headingLevel={headingLevel} size={size} priority={priority} />
  return (
    <article className={styles.card} data-size={size} data-card="person" data-long={hasLongText(card) || undefined}>
      <div className={styles.text}>
        <CardTitle card={card} level={headingLevel} className={styles.name} />
        <LocalizedTextView as="p" of={card.summary} className={styles.role} />
        <LocalizedTextView as="p" of={card.biography} className={styles.biography} />
        {card.details && <Details of={card.details} />}
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

/** Renders texts with their labels, then links. They have no keys, because their texts may be the same. */
function Details({ of: details }: { of: readonly PersonDetail[] }) {
  const rows = details.filter(({ target }) => !target)
  const list = rows.length > 0 && createElement('dl', { className: styles.role }, ...rows.map(row))
  return createElement(Fragment, {}, list, ...details.map(detailLink))
}

function row({ label, text }: PersonDetail) {
  return (
    <div>
      <LocalizedTextView as="dt" of={label} />
      <LocalizedTextView as="dd" of={text} className={styles.role} />
    </div>
  )
}

function detailLink({ text, target }: PersonDetail) {
  return target ? (
    <p className={styles.role}>
      <SiteLink target={target} className="accented-link" {...externalProps(target)}>
        {text.text}
      </SiteLink>
    </p>
  ) : null
}
