import { currentSite } from '#app/i18n/current-site.ts'
import type { Content, Entry } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { conceptOf, topicModel } from '../page-type.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Topic that can filter a listing. */
interface TopicOption {
  readonly slug: string
  readonly title: LocalizedText
  /** Whether the listing is filtered by this topic. */
  readonly active: boolean
}

/** Result of resolving the topic in the address of a listing. `topic` is absent if the address has none. */
type Choice = { readonly kind: 'chosen'; readonly topic?: Entry; readonly title?: string } | Exclude<Lookup<never>, { kind: 'page' }>

/** Finds the topic that filters a listing, by its slug. A slug of another language redirects to the right address of the listing, `place`. */
export function chooseTopic(content: Content, slug: string | undefined, place: ListingPlace): Choice {
  if (slug === undefined) return { kind: 'chosen' }
  const { locale } = content
  const wanted = slug.normalize('NFC')
  const topic = findTopic(content, wanted)
  const title = topic?.read(topicModel)?.title.text
  if (!topic || title === undefined) return { kind: 'missing' }
  const own = slugOf(topic, locale)
  if (own === undefined || own === wanted) return { kind: 'chosen', topic, title }
  return { kind: 'moved', href: pathOf(locale, { ...place, topic: own }), permanent: currentSite().localePrefix !== 'never' }
}

/** Finds a topic by its slug in the page's language, or else in any other. */
function findTopic(content: Content, slug: string): Entry | undefined {
  const found = [content.locale, ...LOCALES].map((locale) => content.preloaded('topic').find((topic) => slugOf(topic, locale) === slug))
  return found.find((topic) => topic !== undefined)
}

/** Returns the slug of a topic in a language. */
export function slugOf(topic: Entry, locale: Locale): string | undefined {
  const place = topic.placeIn(locale)
  return place && isEntryPlace(place) ? place.slug : undefined
}

/** Maximum topics in a filter. A page with more is hard to read; the index of topics contains all. */
const MAX_OPTIONS = 10
/** Number of the newest entries that determine which topics are used most. */
const COUNTED = 200

/** Topics that can filter a listing. `hasMore` if the listing has others too. */
interface TopicOptions {
  readonly options: readonly TopicOption[]
  readonly hasMore: boolean
}

/** Returns the topics that can filter a listing of a type, in the order of the language. Of many, returns the most used ones and the active one. */
export async function topicOptions(content: Content, type: string, active: Entry | undefined): Promise<TopicOptions> {
  const all = content.preloaded('topic')
  const used = all.length > MAX_OPTIONS ? await mostUsed(content, type, all) : all
  const options = all.flatMap((topic) => {
    const value = topic.read(topicModel)
    const slug = slugOf(topic, content.locale)
    const isShown = used.includes(topic) || topic === active
    return isShown && value && slug !== undefined ? [{ slug, title: value.title, active: topic === active }] : []
  })
  const { compare } = formats(content.locale)
  return { options: options.toSorted((one, other) => compare(one.title.text, other.title.text)), hasMore: used.length < all.length }
}

/** Returns the topics that the newest entries of a type have most often. */
async function mostUsed(content: Content, type: string, topics: readonly Entry[]): Promise<readonly Entry[]> {
  const { entries } = await content.some({ content_type: type, order: '-sys.updatedAt', include: 0 }, 0, COUNTED)
  const times = new Map<string, number>()
  const named = ({ links, tags, concepts }: Entry) => new Set([...links, ...tags, ...concepts, ...concepts.flatMap((each) => content.taxonomy.ancestors(each))])
  for (const name of entries.flatMap((entry) => [...named(entry)])) times.set(name, (times.get(name) ?? 0) + 1)
  const timesOf = (topic: Entry) => (times.get(topic.id) ?? 0) + (times.get(conceptOf(topic) ?? topic.text('tag') ?? '') ?? 0)
  return topics
    .filter((topic) => timesOf(topic) > 0)
    .toSorted((one, other) => timesOf(other) - timesOf(one) || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_OPTIONS)
}
