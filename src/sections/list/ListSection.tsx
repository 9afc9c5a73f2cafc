import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { CardList } from '#app/entries/card/CardList.tsx'
import { cardForm, CardView, moreLabel, type Card } from '#app/entries/cards.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import styles from './ListSection.module.css'
import type { Term } from '#app/rich-text/terms/term.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { SectionContent, SectionProps } from '../section.ts'

/** Letter with the first term that begins with it. */
export interface Initial {
  readonly letter: string
  readonly term: string
}

/**
 * `terms` for glossary terms, or else `items`. `initials` contains the first term of each letter, if that helps to find a term. `more` leads to the
 * whole listing.
 */
export interface ListContent extends SectionContent<'list'> {
  readonly title?: LocalizedText
  readonly items: readonly Card[]
  readonly terms: readonly Term[]
  readonly initials: readonly Initial[]
  readonly more?: LinkTarget
  /** Whether the list is the lead of the page, with larger pictures. */
  readonly isLead?: boolean
}

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

/** Glossary terms with their definitions. Links can target each term as `#term-<id>`. */
function Glossary({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ id, term, definition, topic }) => (
        <div key={id} className={styles.entry} id={`term-${id}`}>
          <LocalizedTextView as="dt" of={term} className={styles.term} />
          <LocalizedTextView as="dd" of={definition} className={styles.definition} />
          {topic && (
            <dd className={styles.topic}>
              <TitleLink title={topic.title} target={topic.link} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Links to the first term of each letter. */
function InitialLinks({ initials }: { initials: readonly Initial[] }) {
  return (
    <nav className={styles.initials} aria-label={m.term_initials()}>
      <ul>
        {initials.map(({ letter, term }) => (
          <li key={letter}>
            <a className={styles.initial} href={`#term-${term}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
