import { memoize } from 'contentful-emulator/async/memoize.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import type { Query } from '#app/content/client/query.ts'
import { entryLink } from '#app/content/links/of-entry.server.ts'
import { machineTranslation } from '#app/content/locales/machine-translation.server.ts'
import { asset, model, localizedText, symbol, focalPoint } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { EntryPlace } from '#app/i18n/addresses/place.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { cardBase, byTitle, firstCards } from '../card/card-base.server.ts'
import type { EntryLink } from '#app/content/view/localized-text.ts'
import type { CardOf } from '../cards.tsx'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import type { FeedLink } from '#app/content/view/feed-link.ts'
import { feedLinks } from '#app/seo/feeds/feed-links.server.ts'

export const topicModel = model(
  'topic',
  { title: localizedText, slug: symbol },
  { tag: symbol, concept: symbol, summary: localizedText, picture: asset, focalPoint, machineTranslation },
)

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

/** Returns links to the topics of an entry: those of its tags, then those of its concepts. The nearest broader topic stands in for a concept without one. */
export function topicLinks(entry: Entry): EntryLink[] {
  return present(topicsOf(entry).map((each) => entryLink(each)))
}

function topicsOf({ tags, concepts, content }: Entry): readonly Entry[] {
  const known = topicsByName(content)
  const broader = (concept: string) => [concept, ...content.taxonomy.ancestors(concept)].find((each) => known.concepts.has(each))
  const found = [...tags.map((tag) => known.tags.get(tag)), ...concepts.map((concept) => known.concepts.get(broader(concept) ?? ''))]
  return [...new Set(present(found))]
}

/** Returns the broader topics of a topic, the broadest first. Of several broader concepts, the first counts. */
export function broaderTopics(entry: Entry): readonly Entry[] {
  const { content } = entry
  const path: string[] = []
  const up = (concept: string) => content.taxonomy.ancestors(concept, 1)[0]
  const first = conceptOf(entry)
  for (let at = first && up(first); at !== undefined && at !== first && !path.includes(at); at = up(at)) path.unshift(at)
  return present(path.map((concept) => topicsByName(content).concepts.get(concept)))
}

/** Returns links to the topics directly below each topic, by the id of the broader topic, in the order of the language. */
export const narrowerTopics = memoize((content: Content): ReadonlyMap<string, readonly EntryLink[]> => {
  const { compare } = formats(content.locale)
  const held = content.preloaded('topic').flatMap((entry) => {
    const [above, link] = [broaderTopics(entry).at(-1), entryLink(entry)]
    return above && link ? [{ above: above.id, link }] : []
  })
  const sorted = held.toSorted((one, other) => compare(one.link.title.text, other.link.title.text))
  return new Map([...Map.groupBy(sorted, ({ above }) => above)].map(([id, each]) => [id, each.map(({ link }) => link)]))
}, new WeakMap())

/** Returns the topics of a request by their tag and by their concept. */
const topicsByName = memoize((content: Content) => {
  const topics = content.preloaded('topic')
  const by = (field: 'tag' | 'concept') => new Map(topics.map((each) => [each.text(field), each]))
  return { tags: by('tag'), concepts: by('concept') }
}, new WeakMap())

/** Returns the concept of a topic, or `undefined` if the topic names none or the space lacks it. */
export function conceptOf(entry: Entry): string | undefined {
  const concept = entry.text('concept')
  return concept !== undefined && entry.content.taxonomy.has(concept) ? concept : undefined
}

/**
 * Returns the query for entries of a topic: those with its concept or a narrower one, or else with its tag. A topic without both finds
 * the entries that link to it. Without a topic, the query matches everything.
 */
export function taggedWith(entry: Entry | undefined): Query {
  if (!entry) return {}
  const concept = conceptOf(entry)
  if (concept !== undefined) return withConcepts([concept, ...entry.content.taxonomy.descendants(concept)])
  const tag = entry.read(topicModel)?.tag
  return tag === undefined ? { links_to_entry: entry.id } : { 'metadata.tags.sys.id[in]': tag }
}

/** Returns the query for entries that share a tag or concept with an entry, or `undefined` if the entry has neither. */
export function withSameTopics({ tags, concepts, content }: Entry): Query | undefined {
  const known = concepts.filter((concept) => content.taxonomy.has(concept))
  if (known.length > 0) return withConcepts(known)
  return tags.length > 0 ? { 'metadata.tags.sys.id[in]': tags.join(',') } : undefined
}

function withConcepts(concepts: readonly string[]): Query {
  return { 'metadata.concepts.sys.id[in]': concepts.join(',') }
}

/** Returns the feed links of a topic, for pages with an entry of it. */
export function topicFeedLinks(entry: Entry): FeedLink[] {
  const { content } = entry
  const place = topicPlace(entry, content.locale)
  return place ? feedLinks(content, { title: entry.name?.text ?? '', place }) : []
}
