import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import type { Query } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { asset, document, model, phrase, symbol } from '#app/content/reading/model.server.ts'
import { focalPoint } from '#app/content/reading/focal-point.server.ts'
import { present } from '#app/content/view/present.ts'
import { cardBase } from '../card/card-base.server.ts'
import type { CardOf } from '../cards.tsx'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { listingInSitemap } from '../sitemap/listing-in-sitemap.server.ts'
import { taggedWith } from '../topic/page-type.server.ts'

export const personModel = model('person', { name: phrase, slug: symbol }, { role: phrase, portrait: asset, focalPoint, biography: document })

export const person: ListedTypeOnServer<'person'> = {
  model: personModel,
  card: personCard,
  title: (locale) => m.people_title({}, { locale }),
  async list(content, { limit, topic }) {
    const people = await personCards(content, taggedWith(topic))
    return {
      items: people.slice(0, limit),
      more: people.length > limit ? { kind: 'place', locale: content.locale, place: { route: 'people' } } : undefined,
    }
  },
  // A team is meant to be whole, as far as a page can hold it.
  listLimit: 500,
  hasTopics: false,
  sitemap: async (_content, entries) => [listingInSitemap({ route: 'people' }, entries)],
}

function personCard(entry: Entry): CardOf<'person'> | undefined {
  const value = entry.read(personModel)
  const base = value && cardBase(entry, value.portrait, value.focalPoint)
  return base && { kind: 'person', ...base, title: value.name, summary: value.role }
}

/** Every person that matches and that lists of the content's language may show, by name. */
export async function personCards(content: Content, query: Query = {}): Promise<CardOf<'person'>[]> {
  const { compare } = formats(content.locale)
  const people = await content.all({ content_type: 'person', include: 1, ...query })
  return present(people.map(personCard)).toSorted((one, other) => compare(one.title.text, other.title.text))
}
