import type { DraftResource } from '../../tests/support/spaces/export-file.ts'

/** Types of which a house has one, or a few, however much it publishes: in how many chapters they occur. The rest occurs in all. */
const CHAPTERS: Readonly<Record<string, number>> = {
  siteSettings: 1,
  navigationItem: 1,
  glossaryTerm: 1,
  redirect: 1,
  seo: 1,
  openingHours: 1,
  openingPeriod: 1,
  openingException: 1,
  // Contentful lets an environment have 500 tags, and each topic speaks of one.
  topic: 5,
  person: 25,
}
const NAMES = new Set(['title', 'name', 'term'])
const DAY_MS = 24 * 3_600_000
/** How far apart the chapters lie: stories are written all the time, and of the events a few dozen are still to come. */
const DAYS: Readonly<Record<string, number>> = { published: 1, start: 90, end: 90 }
const SENTENCE = /(?<=[.!?。！？؟]) ?/u

type Json = unknown

/** Tells of which chapter a link leads to: nothing for what every chapter has of its own. */
export type ChaptersOf = (id: string) => number

/** The number of chapters in which each entry of a space occurs. */
export function chaptersOf(entries: readonly DraftResource[]): ChaptersOf {
  const few = new Map(entries.map((entry) => [entry.sys.id, CHAPTERS[typeOf(entry)] ?? Infinity]))
  return (id) => few.get(id) ?? Infinity
}

/** Copy an entry or asset for chapter `n`: linked to what is in that chapter, with addresses and words of its own. Chapter 0 is the original. */
export function inChapter(resource: DraftResource, n: number, chapters: ChaptersOf): DraftResource {
  if (n === 0) return resource
  const fields = Object.entries(resource.fields).map(([name, byLocale]) => [
    name,
    Object.fromEntries(Object.entries(byLocale).map(([locale, value]) => [locale, ofField(name, value, n, chapters)])),
  ])
  const own = { ...resource, sys: { ...resource.sys, id: ownId(resource.sys.id, n, chapters) }, fields: Object.fromEntries(fields) }
  return resource.metadata ? { ...own, metadata: { tags: resource.metadata.tags.map((tag) => rewritten(tag, n, chapters)) } } : own
}

/** The id that an entry, asset or tag has in a chapter, or the nearest in which it occurs. */
function ownId(id: string, n: number, chapters: ChaptersOf): string {
  const of = chapters(id)
  const at = of === Infinity ? n : n % of
  return at === 0 ? id : `${id}-${at}`
}

function typeOf({ sys }: DraftResource): string {
  const link = Object(sys['contentType'])
  return String(Object(link.sys).id)
}

function ofField(name: string, value: Json, n: number, chapters: ChaptersOf): Json {
  if (name === 'file') return value
  if (typeof value !== 'string') return rewritten(value, n, chapters)
  const days = DAYS[name]
  if (days !== undefined) return new Date(Date.parse(value) - n * days * DAY_MS).toISOString()
  if (name === 'slug') return `${value}-${n}`
  if (name === 'tag') return ownTag(value, n)
  return NAMES.has(name) ? `${value} ${n}` : turned(value, n)
}

/** Rich text and links. */
function rewritten(value: Json, n: number, chapters: ChaptersOf): Json {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, n, chapters))
  if (typeof value !== 'object' || value === null) return value
  if ('sys' in value) return linkTo(Object(value.sys), n, chapters)
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'value' && typeof each === 'string' ? turned(each, n) : rewritten(each, n, chapters)]),
  )
}

function linkTo(sys: { readonly linkType: string; readonly id: string }, n: number, chapters: ChaptersOf): Json {
  return { sys: { ...sys, id: sys.linkType === 'Tag' ? ownTag(sys.id, n) : ownId(sys.id, n, chapters) } }
}

/** The tag that stands for a topic in a chapter. */
export function ownTag(id: string, n: number): string {
  const at = n % (CHAPTERS['topic'] ?? 1)
  return at === 0 ? id : `${id}${at}`
}

/** The same sentences in another order, so that no two texts are alike and each is as long as the one that somebody wrote. */
function turned(text: string, n: number): string {
  const sentences = text.split(SENTENCE)
  const at = n % sentences.length
  return [...sentences.slice(at), ...sentences.slice(0, at)].join(' ')
}
