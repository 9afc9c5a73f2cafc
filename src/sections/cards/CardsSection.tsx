import { CardList } from '#app/entries/card/CardList.tsx'
import { cardForm, CardView, type Card, type CardForm } from '#app/entries/cards.tsx'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import styles from './CardsSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface CardsContent extends SectionContent<'cards'> {
  readonly title?: LocalizedText
  readonly intro?: LocalizedText
  readonly items: readonly Card[]
}

/** Selected cards: stories in unequal sizes, all others in the form of their type. */
export function CardsSection({ section, first }: SectionProps<CardsContent>) {
  const { title, intro, items } = section
  const plan = planOf(items)
  return (
    <section className={layout.section} data-plan={plan}>
      {(title || intro) && (
        <header className={styles.head}>
          {title && <SectionTitle title={title} />}
          <LocalizedTextView as="p" of={intro} className={`lead ${layout.intro}`} />
        </header>
      )}
      <CardList cards={items} className={styles.cards}>
        {(card, index) => (
          <CardView card={card} headingLevel={title ? 3 : 2} size={plan === 'unequal' && index === 0 ? 'large' : 'medium'} priority={first && index === 0} />
        )}
      </CardList>
    </section>
  )
}

/** `unequal`: one card with a large picture, with smaller ones beside it. Otherwise cards of one type share their form. */
type Plan = 'unequal' | CardForm

function planOf(items: readonly Card[]): Plan {
  const [first] = items
  const form = first && items.every(({ kind }) => kind === first.kind) ? cardForm(first) : 'tile'
  return form === 'tile' && first?.picture && (items.length === 3 || items.length === 4) ? 'unequal' : form
}
