import site from '#config'
import { m } from '#messages'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { listingInSitemap } from '../sitemap/listing-in-sitemap.server.ts'
import { taggedWith } from '../topic/page-type.server.ts'
import { comingEvents, eventCard } from './event-lists.server.ts'
import { eventModel } from './model.server.ts'

export const event: ListedTypeOnServer<'event'> = {
  model: eventModel,
  card: eventCard,
  title: (locale) => m.events_title({}, { locale }),
  async list(content, { limit, topic }) {
    const coming = await comingEvents(content, taggedWith(topic))
    return {
      items: coming.slice(0, limit),
      more: coming.length > limit ? { kind: 'place', locale: content.locale, place: { route: 'events' } } : undefined,
    }
  },
  listLimit: site.limits.listSection,
  hasTopics: true,
  sitemap: async (_content, entries) => [listingInSitemap({ route: 'events' }, entries)],
}
