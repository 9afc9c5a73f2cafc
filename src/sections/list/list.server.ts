import site from '#config'
import { formats } from '#app/i18n/formats/format.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import { initials } from './initials.server.ts'
import { present, storyCard, term } from '#app/page-types/cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { personCards, topicCards } from '#app/page-types/listing/directory.server.ts'
import { comingEvents } from '#app/page-types/event/events.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import { models, sectionModels } from '#app/page-types/models.server.ts'
import { placeOf } from '#app/content/links/places.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Term } from '#app/page-types/card.ts'
import type { SectionOf } from '../section.ts'
import type { SectionBuilder } from '../registry.server.ts'

type Lister = (content: Content, limit: number, topic: RawEntry | undefined) => Promise<Pick<SectionOf<'list'>, 'items' | 'terms' | 'more'>>

const listers: Readonly<Record<'story' | 'event' | 'person' | 'topic' | 'glossaryTerm', Lister>> = {
  async story(content, limit, topic) {
    const { entries, total } = await listed(content, 'story', { order: '-fields.published', include: 1, ...tagged(content, topic) }, 0, limit)
    return { items: present(entries.map((raw) => storyCard(content, raw))), terms: [], ...(total > limit ? { more: storiesOf(content, topic) } : {}) }
  },
  async event(content, limit, topic) {
    const coming = await comingEvents(content, tagged(content, topic))
    return { items: coming.slice(0, limit), terms: [], ...(coming.length > limit ? { more: toPlace(content, { route: 'events' }) } : {}) }
  },
  async person(content, limit, topic) {
    const people = await personCards(content, tagged(content, topic))
    return { items: people.slice(0, limit), terms: [], ...(people.length > limit ? { more: toPlace(content, { route: 'people' }) } : {}) }
  },
  async topic(content, limit) {
    const topics = topicCards(content)
    return { items: topics.slice(0, limit), terms: [], ...(topics.length > limit ? { more: toPlace(content, { route: 'topics' }) } : {}) }
  },
  async glossaryTerm(content, limit, topic) {
    const terms = await content.all({ content_type: 'glossaryTerm', include: 1, ...(topic ? { 'fields.topic.sys.id': topic.id } : {}) })
    return { items: [], terms: termsInOrder(content, present(terms.map((raw) => term(content, raw)))).slice(0, limit) }
  },
}

/** A team or a glossary without a limit is meant to be whole, as far as a page can hold it; stories and events go on in their own listings. */
const UNLIMITED = { person: 500, topic: 500, glossaryTerm: 2000, story: site.limits.listSection, event: site.limits.listSection }

/** No list is longer, whatever an editor sets. */
const MOST = 2000

export const list: SectionBuilder<'list'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.list)
  if (!value) return undefined
  const limit = Math.min(value.limit ?? UNLIMITED[value.kind], MOST)
  const found = await listers[value.kind](content, limit, value.topic)
  const shown = found.items.length + found.terms.length
  if (shown === limit && limit !== value.limit && !found.more) {
    reportContent({ entry: raw.id, field: 'limit', problem: `lists the first ${shown} and no more; narrow it by a topic, or give it a limit` })
  }
  if (found.items.length === 0 && found.terms.length === 0) return undefined
  return { type: 'list', id: raw.id, ...(value.title ? { title: value.title } : {}), ...found, initials: initials(found.terms, content.locale) }
}

function tagged(content: Content, topic: RawEntry | undefined): Record<string, string> {
  const tag = topic && content.read(topic, models.topic)?.tag
  return tag ? { 'metadata.tags.sys.id[in]': tag } : {}
}

function storiesOf(content: Content, topic: RawEntry | undefined): LinkTarget {
  const place = topic && placeOf(content, topic)
  return toPlace(content, place?.route === 'topic' ? { route: 'stories', topic: place.slug } : { route: 'stories' })
}

function toPlace(content: Content, place: Place): LinkTarget {
  return { kind: 'place', locale: content.locale, place }
}

function termsInOrder(content: Content, terms: readonly Term[]): Term[] {
  const { compare } = formats(content.locale)
  return terms.toSorted((one, other) => compare(one.term.text, other.term.text))
}
