import type { Content } from '#app/content/content.server.ts'
import { eventDates, moment } from '#app/content/reading/dates.server.ts'
import { linkedId } from '#app/content/reading/fields.server.ts'
import { picture } from '#app/content/media/media.server.ts'
import { cardModels } from './models.server.ts'
import { linkTo } from '#app/content/links/places.server.ts'
import { isListed } from '#app/content/locales/presence.server.ts'
import type { RawAsset, RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Card, CardOf, Term, TopicLink } from './card.ts'
import type { FocalPoint } from '#app/content/view/picture.ts'

type Maker<Kind extends Card['kind']> = (content: Content, raw: RawEntry) => CardOf<Kind> | undefined

function base(content: Content, raw: RawEntry, asset?: RawAsset, focalPoint?: FocalPoint) {
  if (!isListed(content, raw)) return undefined
  const link = linkTo(content, raw)
  if (!link) {
    reportContent({ entry: raw.id, field: 'slug', locale: content.locale, problem: 'has no address in this language; it is left out' })
    return undefined
  }
  const shown = asset && picture(content, asset, focalPoint)
  return { id: raw.id, link, ...(shown ? { picture: shown } : {}) }
}

export const storyCard: Maker<'story'> = (content, raw) => {
  const story = content.read(raw, cardModels.story)
  const common = story && base(content, raw, story.cover, story.focalPoint)
  if (!common) return undefined
  return {
    kind: 'story',
    ...common,
    title: story.title,
    summary: story.summary,
    published: moment(content.locale, story.published),
    topics: topicLinks(content, raw),
  }
}

export const eventCard: Maker<'event'> = (content, raw) => {
  const event = content.read(raw, cardModels.event)
  const common = event && base(content, raw, event.picture, event.focalPoint)
  if (!common) return undefined
  const dates = eventDates(content.locale, event.start, event.end, content.now)
  return {
    kind: 'event',
    ...common,
    title: event.title,
    summary: event.summary,
    dates,
    ...(event.venue ? { venue: event.venue } : {}),
    ...(event.price ? { price: event.price } : {}),
  }
}

export const personCard: Maker<'person'> = (content, raw) => {
  const person = content.read(raw, cardModels.person)
  const common = person && base(content, raw, person.portrait, person.focalPoint)
  return common && { kind: 'person', ...common, title: person.name, ...(person.role ? { summary: person.role } : {}) }
}

export const topicCard: Maker<'topic'> = (content, raw) => {
  const topic = content.read(raw, cardModels.topic)
  const common = topic && base(content, raw, topic.picture, topic.focalPoint)
  return common && { kind: 'topic', ...common, title: topic.title, ...(topic.summary ? { summary: topic.summary } : {}) }
}

export const pageCard: Maker<'page'> = (content, raw) => {
  const page = content.read(raw, cardModels.page)
  const common = page && base(content, raw)
  return common && { kind: 'page', ...common, title: page.title, ...(page.summary ? { summary: page.summary } : {}) }
}

const makers: { readonly [K in Card['kind']]: Maker<K> } = { story: storyCard, event: eventCard, person: personCard, topic: topicCard, page: pageCard }

function isCardKind(type: string): type is Card['kind'] {
  return Object.hasOwn(makers, type)
}

/** Give the short form of an entry of any type that has a page; `undefined`, and a report, for other types. */
export function card(content: Content, raw: RawEntry): Card | undefined {
  if (isCardKind(raw.type)) return makers[raw.type](content, raw)
  reportContent({ entry: raw.id, problem: `is a ${raw.type}, which has no page of its own; it is left out` })
  return undefined
}

/** Links to the topics whose tags an entry has. */
export function topicLinks(content: Content, raw: RawEntry): TopicLink[] {
  return raw.tags.flatMap((tag) => {
    const topic = content.topics.get(tag)
    const link = topic && topicLink(content, topic)
    return link ? [link] : []
  })
}

function topicLink(content: Content, raw: RawEntry): TopicLink | undefined {
  const topic = content.read(raw, cardModels.topic)
  const link = topic && linkTo(content, raw)
  return link && { id: raw.id, title: topic.title, link }
}

/** Give a glossary term with its definition. */
export function term(content: Content, raw: RawEntry): Term | undefined {
  const value = content.read(raw, cardModels.glossaryTerm)
  if (!value) return undefined
  const topicId = linkedId(raw, content.chain(), 'topic')
  const topicEntry = [...content.topics.values()].find((each) => each.id === topicId)
  const topic = topicEntry && topicLink(content, topicEntry)
  return { id: raw.id, term: value.term, definition: value.definition, ...(topic ? { topic } : {}) }
}

/** Drop what a maker could not make. */
export function present<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined)
}
