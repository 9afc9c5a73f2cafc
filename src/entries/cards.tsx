import { createElement, type ComponentProps, type ComponentType } from 'react'
import { m } from '#messages'
import type { CardContent, CardProps } from './card/card.ts'
import { EventCard } from './event/card/EventCard.tsx'
import { GenericPageCardOnDemand } from './generic-page/card/GenericPageCardOnDemand.tsx'
import { PageCard } from './page/card/PageCard.tsx'
import { PersonCard } from './person/card/PersonCard.tsx'
import { StoryCard } from './story/card/StoryCard.tsx'
import type { PageType } from '#app/config/page-types/table.ts'
import { TopicCard } from './topic/card/TopicCard.tsx'
import { ownCards } from '#own/cards.gen.ts'

/** Form of a card, by which sections arrange several: a tile with a picture, a row of a timetable, a portrait, an index card. */
export type CardForm = 'tile' | 'row' | 'portrait' | 'index'

/** Client data of a page type's cards. */
interface CardOnPage {
  readonly form: CardForm | ((card: Pick<CardContent, 'picture'>) => CardForm)
  /** Returns the text of a link from a partial list to the whole listing. */
  more(): string
}

/** Client part of the table of page types. The types of cards follow from it. */
const cards = {
  page: { View: PageCard, form: 'index', more: () => m.list_more() },
  story: { View: StoryCard, form: 'tile', more: () => m.list_more_stories() },
  event: { View: EventCard, form: 'row', more: () => m.list_more_events() },
  topic: { View: TopicCard, form: 'index', more: () => m.list_more() },
  person: { View: PersonCard, form: 'portrait', more: () => m.list_more() },
  genericPage: { View: GenericPageCardOnDemand, form: ({ picture }: Pick<CardContent, 'picture'>) => (picture ? 'tile' : 'index'), more: () => m.list_more() },
  ...ownCards,
} satisfies { readonly [T in PageType]: CardOnPage & { readonly View: unknown } }

type Cards = typeof cards
export type CardOf<T extends PageType> = ComponentProps<Cards[T]['View']>['card']
export type Card = CardOf<PageType>

/** Returns the form of a card. */
export function cardForm(card: Card): CardForm {
  const { form }: CardOnPage = cards[card.kind]
  return typeof form === 'function' ? form(card) : form
}

/** Returns the text of a link from a partial list to all entries of a type. */
export function moreLabel(type: PageType): string {
  return cards[type].more()
}

type Table = { readonly [T in PageType]: { readonly View: ComponentType<CardProps<CardOf<T>>> } }

/** Renders a card with the view of its type. */
export function CardView<T extends PageType>(props: CardProps<CardOf<T> & { readonly kind: T }>) {
  const table: Table = cards
  const View: Table[T]['View'] = table[props.card.kind].View
  return createElement(View, props)
}
