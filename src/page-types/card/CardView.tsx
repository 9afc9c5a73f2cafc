import { createElement, type ComponentType } from 'react'
import { m } from '#messages'
import type { Card, CardOf } from '../card.ts'
import type { CardProps } from './card-props.ts'
import { EventCard } from '../event/card/EventCard.tsx'
import { PageCard } from '../page/card/PageCard.tsx'
import { PersonCard } from '../person/card/PersonCard.tsx'
import { StoryCard } from '../story/card/StoryCard.tsx'
import { TopicCard } from '../topic/card/TopicCard.tsx'

type Kind = Card['kind']
/** A card by its kind, typed so that a table of all kinds can be looked up without a cast. */
type CardBy<K extends Kind> = { [P in K]: { readonly kind: P } & Omit<CardOf<P>, 'kind'> }[K]

/** How cards stand together: as rows of a table, by their covers, as portraits side by side, or as entries of an index. */
export type CardForm = 'row' | 'cover' | 'portrait' | 'index'

interface CardType<K extends Kind> {
  readonly view: ComponentType<CardProps<CardBy<K>>>
  readonly form: CardForm
  /** What leads from a few of them to all. */
  readonly more: () => string
}

/** The card of every page type. A type without one does not compile. */
const cardTypes: { readonly [K in Kind]: CardType<K> } = {
  story: { view: StoryCard, form: 'cover', more: () => m.list_more_stories() },
  event: { view: EventCard, form: 'row', more: () => m.list_more_events() },
  person: { view: PersonCard, form: 'portrait', more: () => m.list_more() },
  topic: { view: TopicCard, form: 'index', more: () => m.list_more() },
  page: { view: PageCard, form: 'index', more: () => m.list_more() },
}

/** Show any card with the view of its kind. */
export function CardView<K extends Kind>(props: CardProps<CardBy<K>>) {
  const View: CardType<K>['view'] = cardTypes[props.card.kind].view
  return createElement(View, props)
}

/** Tell how cards of a kind stand together. */
export function formOf({ kind }: Card): CardForm {
  return cardTypes[kind].form
}

/** Label the link from a few cards of a kind to all of them. */
export function moreLabelOf({ kind }: Card): string {
  return cardTypes[kind].more()
}
