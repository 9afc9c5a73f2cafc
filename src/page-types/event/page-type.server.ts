import site from '#config'
import { m } from '#messages'
import { firstCards } from '../card/first-cards.server.ts'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { taggedWith } from '../topic/page-type.server.ts'
import { comingEvents, eventCard } from './event-lists.server.ts'
import { eventModel } from './model.server.ts'

export const event = {
  model: eventModel,
  card: eventCard,
  title: (locale) => m.events_title({}, { locale }),
  async list(content, { limit, topic }) {
    return firstCards(content, { route: 'events' }, await comingEvents(content, taggedWith(topic)), limit)
  },
  listLimit: site.limits.listSection,
  hasTopics: true,
} satisfies ListedTypeOnServer<'event'>
