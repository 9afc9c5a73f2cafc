import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { CardList } from '#app/entries/card/CardList.tsx'
import { cardForm, CardView, moreLabel, type Card } from '#app/entries/cards.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import type { ListContent } from './list.ts'
import type { SectionProps } from '../section-props.ts'
import { InitialLinks } from './InitialLinks.tsx'
import { Glossary } from './Glossary.tsx'
import styles from './ListSection.module.css'

/** Entries of one type: a timetable, a glossary, or cards in the form of the type. */
export function ListSection({ section }: SectionProps<ListContent>) {
  const { title, items, terms, initials, more, isLead = false } = section
  const [leading] = items
  const form = leading ? cardForm(leading) : 'term'
  return (
    <section className={`${layout.section} ${styles.section}`} data-form={form}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} className={styles.title} />
          {form === 'term' && <p className={layout.note}>{m.term_count({ count: terms.length })}</p>}
        </header>
      )}
      <div>
        {initials.length > 0 && <InitialLinks initials={initials} />}
        {terms.length > 0 && <Glossary terms={terms} />}
        {items.length > 0 && (
          <CardList cards={items} className={styles.items}>
            {(card, index) => <CardView card={card} headingLevel={title ? 3 : 2} size={sizeOf(card, index, isLead)} />}
          </CardList>
        )}
        {more && leading && (
          <p className={styles.more}>
            <SiteLink target={more} className="accented-link">
              {moreLabel(leading.kind)}
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}

function sizeOf(card: Card, index: number, isLead: boolean): 'large' | 'medium' | 'small' {
  const form = cardForm(card)
  if (form === 'row') return index === 0 ? 'large' : 'medium'
  return form === 'tile' && !isLead ? 'small' : 'medium'
}
