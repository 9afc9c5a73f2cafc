import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { CardList } from '#app/page-types/card/CardList.tsx'
import { CardView, formOf, moreLabelOf, type CardForm } from '#app/page-types/card/CardView.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import type { SectionProps } from '../section-props.ts'
import { Glossary } from './Glossary.tsx'
import { InitialLinks } from './InitialLinks.tsx'
import styles from './ListSection.module.css'

/** List entries of one type: terms as a glossary, everything else as cards in the form of their kind. */
export function ListSection({ section }: SectionProps<'list'>) {
  const { title, items, terms, initials, more } = section
  const [first] = items
  const form = first && formOf(first)
  return (
    <section className={`${layout.section} ${styles.section}`} data-form={form}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} className={styles.title} />
          {terms.length > 0 && <p className={layout.note}>{m.term_count({ count: terms.length })}</p>}
        </header>
      )}
      <div>
        {initials.length > 0 && <InitialLinks initials={initials} />}
        {terms.length > 0 && <Glossary terms={terms} />}
        {form && (
          <CardList cards={items} className={styles.items}>
            {(card, index) => <CardView card={card} headingLevel={title ? 3 : 2} size={sizeOf(form, index)} />}
          </CardList>
        )}
        {more && first && (
          <p className={styles.more}>
            <SiteLink target={more}>{moreLabelOf(first)}</SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}

function sizeOf(form: CardForm, index: number): 'large' | 'medium' | 'small' {
  if (form === 'cover') return 'small'
  return form === 'row' && index === 0 ? 'large' : 'medium'
}
