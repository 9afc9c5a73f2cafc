import { formats } from '#app/i18n/formats/format.ts'
import { personCard, present, topicCard } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import type { Query } from '#app/content/client/delivery.server.ts'
import type { Card, CardOf } from '../card.ts'

/** Every topic that lists of the content's language may show, by title. */
export function topicCards(content: Content): CardOf<'topic'>[] {
  return byTitle(content, present([...content.topics.values()].map((raw) => topicCard(content, raw))))
}

/** Every person that matches and that lists of the content's language may show, by name. */
export async function personCards(content: Content, query: Query = {}): Promise<CardOf<'person'>[]> {
  const people = await content.all({ content_type: 'person', include: 1, ...query })
  return byTitle(content, present(people.map((raw) => personCard(content, raw))))
}

function byTitle<C extends Card>(content: Content, cards: readonly C[]): C[] {
  const { compare } = formats(content.locale)
  return cards.toSorted((one, other) => compare(one.title.text, other.title.text))
}
