import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import type { Query } from '#app/content/client/query.ts'
import { asset, model, phrase, symbol } from '#app/content/reading/model.server.ts'
import { focalPoint } from '#app/content/reading/focal-point.server.ts'
import { present } from '#app/content/view/present.ts'
import { cardBase } from '../card/card-base.server.ts'
import type { EntryLink } from '#app/content/view/entry-link.ts'
import type { CardOf } from '../cards.tsx'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { listingInSitemap } from '../sitemap/listing-in-sitemap.server.ts'

export const topicModel = model('topic', { title: phrase, slug: symbol, tag: symbol }, { summary: phrase, picture: asset, focalPoint })

export const topic: ListedTypeOnServer<'topic'> = {
  model: topicModel,
  card: topicCard,
  title: (locale) => m.topics_title({}, { locale }),
  async list(content, { limit }) {
    const cards = topicCards(content)
    return {
      items: cards.slice(0, limit),
      more: cards.length > limit ? { kind: 'place', locale: content.locale, place: { route: 'topics' } } : undefined,
    }
  },
  listLimit: 500,
  hasTopics: false,
  sitemap: async (_content, entries) => [listingInSitemap({ route: 'topics' }, entries)],
}

function topicCard(entry: Entry): CardOf<'topic'> | undefined {
  const value = entry.read(topicModel)
  const base = value && cardBase(entry, value.picture, value.focalPoint)
  return base && { kind: 'topic', ...base, title: value.title, summary: value.summary }
}

/** Every topic that lists of the content's language may show, by title. */
export function topicCards(content: Content): CardOf<'topic'>[] {
  const { compare } = formats(content.locale)
  return present(content.preloaded('topic').map(topicCard)).toSorted((one, other) => compare(one.title.text, other.title.text))
}

/** Links to the topics whose tags an entry carries, in the order of its tags. */
export function topicLinks({ tags, content }: Entry): EntryLink[] {
  return tags.flatMap((tag) => {
    const found = topicsByTag(content).get(tag)
    const link = found && topicLink(found)
    return link ? [link] : []
  })
}

/** The topics of a request, by the tag that each is the face of. */
const known = new WeakMap<Content, ReadonlyMap<string, Entry>>()

function topicsByTag(content: Content): ReadonlyMap<string, Entry> {
  const topics = known.get(content) ?? new Map(content.preloaded('topic').flatMap((each) => [[each.text('tag') ?? '', each] as const]))
  known.set(content, topics)
  return topics
}

/** Give the link to a topic by its title; nothing where it has no address. */
export function topicLink(entry: Entry): EntryLink | undefined {
  const value = entry.read(topicModel)
  const { link } = entry
  return value && link && { id: entry.id, title: value.title, link }
}

/** Ask for what carries the tag of a topic; for everything where there is none. */
export function taggedWith(entry: Entry | undefined): Query {
  const tag = entry?.read(topicModel)?.tag
  return tag === undefined ? {} : { 'metadata.tags.sys.id[in]': tag }
}
