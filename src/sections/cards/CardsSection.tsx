import type { Card } from '#app/page-types/card.ts'
import { cardForm, CardView, type CardForm } from '#app/page-types/cards.tsx'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import type { SectionProps } from '../section-props.ts'
import styles from './CardsSection.module.css'

/** Show chosen cards: stories in unequal sizes, everything else in the form of its kind. */
export function CardsSection({ section, first }: SectionProps<'cards'>) {
  const { title, intro, items } = section
  const plan = planOf(items)
  return (
    <section className={layout.section} data-plan={plan}>
      {(title || intro) && (
        <header className={styles.head}>
          {title && <SectionTitle title={title} />}
          <PhraseText as="p" of={intro} className={`lead ${layout.intro}`} />
        </header>
      )}
      <ul className={styles.cards}>
        {items.map((card, index) => (
          <li key={card.id} data-form={cardForm(card)}>
            <CardView card={card} headingLevel={title ? 3 : 2} size={sizeOf(plan, index)} priority={first && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `unequal`: one large, the others small beside it. The other plans follow the form that all cards have. */
type Plan = 'unequal' | CardForm

function planOf(items: readonly Card[]): Plan {
  const [form, ...others] = new Set(items.map(cardForm))
  if (form && form !== 'tile' && others.length === 0) return form
  return items.length === 3 || items.length === 4 ? 'unequal' : 'tile'
}

function sizeOf(plan: Plan, index: number): 'large' | 'medium' | 'small' {
  if (plan !== 'unequal') return 'medium'
  return index === 0 ? 'large' : 'medium'
}
