import { memoize } from 'contentful-emulator/async/memoize.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import type { Query } from '#app/content/client/query.ts'
import { entryLink } from '#app/content/links/of-entry.server.ts'
import { asset, model, localizedText, symbol, focalPoint } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import type { EntryPlace } from '#app/i18n/addresses/place.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { cardBase } from '../card/card-base.server.ts'
import { firstCards } from '../card/first-cards.server.ts'
import { byTitle } from '../card/by-title.server.ts'
import type { EntryLink } from '#app/content/view/localized-text.ts'
import type { CardOf } from '../cards.tsx'
import type { ListedTypeOnServer } from '../page-type.server.ts'

export const topicModel = model('topic', { title: localizedText, slug: symbol }, { tag: symbol, summary: localizedText, picture: asset, focalPoint })

export const topic = {
  model: topicModel,
  card: topicCard,
  title: (locale) => m.topics_title({}, { locale }),
  async list(content, { limit }) {
    return firstCards(content, { route: 'topics' }, topicCards(content), limit)
  },
  listLimit: 500,
  hasTopics: false,
} satisfies ListedTypeOnServer<'topic'>

function topicCard(entry: Entry): CardOf<'topic'> | undefined {
  const value = entry.read(topicModel)
  const base = value && cardBase(entry, value.title, value.picture, value.focalPoint)
  return base && { kind: 'topic', ...base, summary: value.summary }
}

/** Returns every topic that lists of the content's language may show, by title. */
export function topicCards(content: Content): CardOf<'topic'>[] {
  return byTitle(content.locale, present(content.preloaded('topic').map(topicCard)))
}

/** Returns the place of a topic's page in a language, or `undefined` if lists of the language must not show it. */
export function topicPlace(entry: Entry, locale: Locale): EntryPlace | undefined {
  const place = entry.isListedIn(locale) ? entry.placeIn(locale) : undefined
  return place && isEntryPlace(place) ? place : undefined
}

/** Returns the parameter of a listing's address that filters by a topic. */
export function topicSlug(entry: Entry | undefined): { readonly topic?: string } {
  const place = entry?.placeIn(entry.content.locale)
  return place && isEntryPlace(place) ? { topic: place.slug } : {}
}

/** Returns links to the topics of an entry, in the order of its tags. */
export function topicLinks({ tags, content }: Entry): EntryLink[] {
  return tags.flatMap((tag) => {
    const topicOfTag = topicsByTag(content).get(tag)
    const link = topicOfTag && entryLink(topicOfTag)
    return link ? [link] : []
  })
}

/** Returns the topics of a request by their tag. */
const topicsByTag = memoize(
  (content: Content) => new Map<string, Entry>(content.preloaded('topic').map((each) => [each.text('tag') ?? '', each])),
  new WeakMap(),
)

/** Returns the query for entries with the tag of a topic, or with a link to a topic without a tag. Without a topic, the query matches everything. */
export function taggedWith(entry: Entry | undefined): Query {
  const tag = entry?.read(topicModel)?.tag
  if (tag !== undefined) return { 'metadata.tags.sys.id[in]': tag }
  return entry ? { links_to_entry: entry.id } : {}
}
