import type { TopicPage } from '../page.ts'
import { m } from '#messages'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { cardForm, CardView } from '../cards.tsx'
import { IndexCard } from '../listing/IndexCard.tsx'
import { Part } from '../layout/Part.tsx'
import { listingOf } from '../table.ts'
import styles from './TopicView.module.css'

/** Show a topic as an index card, then what belongs to it, type by type. */
export function TopicView({ page }: { page: TopicPage }) {
  return (
    <>
      <IndexCard breadcrumb={page.breadcrumb} kicker={m.topic_kicker()} title={page.title} text={page.summary} picture={page.picture} />
      {page.lists.map(({ type, title, items, more }) => (
        <Part key={type} title={title} id={listingOf(type)}>
          <ul className={items.some((card) => cardForm(card) === 'row') ? 'plain' : styles.cards}>
            {items.map((card, index) => (
              <li key={card.id} className={styles.card}>
                <CardView card={card} size={index === 0 && cardForm(card) === 'tile' ? 'large' : 'medium'} />
              </li>
            ))}
          </ul>
          {more && (
            <p className={styles.more}>
              <SiteLink target={more}>{m.topic_more()}</SiteLink>
            </p>
          )}
        </Part>
      ))}
      {page.lists.length === 0 && <p className="page">{m.topic_empty()}</p>}
    </>
  )
}
