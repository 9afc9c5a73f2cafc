import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import { firstCards } from '../card/card-base.server.ts'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { taggedWith, topicSlug } from '../topic/page-type.server.ts'
import { comingEvents, eventCard, eventCards, eventModel } from './event-lists.server.ts'

export const event = {
  model: eventModel,
  card: eventCard,
  title: (locale) => m.events_title({}, { locale }),
  async list(content, { limit, topic }) {
    const coming = await comingEvents(content, taggedWith(topic))
    return firstCards(content, { route: 'events', ...topicSlug(topic) }, eventCards(content, coming, limit + 1), limit)
  },
  listLimit: limitOf('listSection'),
  hasTopics: true,
} satisfies ListedTypeOnServer<'event'>
