import { m } from '#messages'
import type { Query } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { asset, document, model, phrase, symbol } from '#app/content/reading/model.server.ts'
import { focalPoint } from '#app/content/reading/focal-point.server.ts'
import type { Values } from '#app/content/reading/model.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { plainTextOf } from '#app/mapping/markdown/plain-text-of.ts'
import { present } from '#app/content/view/present.ts'
import { byTitle } from '../card/by-title.server.ts'
import { firstCards } from '../card/first-cards.server.ts'
import { byline, cardBase } from '../card/card-base.server.ts'
import type { CardOf } from '../cards.tsx'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { taggedWith } from '../topic/page-type.server.ts'

export const personModel = model('person', { name: phrase }, { slug: symbol, role: phrase, portrait: asset, focalPoint, biography: document })

export const person = {
  model: personModel,
  card: personCard,
  title: (locale) => m.people_title({}, { locale }),
  async list(content, { limit, topic }) {
    return firstCards(content, { route: 'people' }, await personCards(content, taggedWith(topic)), limit)
  },
  // A team is meant to be whole, as far as a page can hold it.
  listLimit: 500,
  hasTopics: false,
} satisfies ListedTypeOnServer<'person'>

function personCard(entry: Entry): CardOf<'person'> | undefined {
  const value = entry.read(personModel)
  if (!value) return undefined
  const isByline = value.slug === undefined
  const base = (isByline ? byline : cardBase)(entry, value.portrait, value.focalPoint)
  return base && { kind: 'person', ...base, title: value.name, summary: isByline ? aboutThem(value) : value.role }
}

/** Who has no page is introduced where they are named. */
function aboutThem({ role, biography }: Values<typeof personModel>): Phrase | undefined {
  const about = biography && plainTextOf(biography.document)
  if (!about) return role
  return { text: role ? `${role.text}. ${about}` : about, ...(biography.locale ? { locale: biography.locale } : {}) }
}

/** Every person that matches and that lists of the content's language may show, by name. */
export async function personCards(content: Content, query: Query = {}): Promise<CardOf<'person'>[]> {
  const people = await content.all({ content_type: 'person', include: 1, ...query })
  return byTitle(content.locale, present(people.map(personCard)))
}
