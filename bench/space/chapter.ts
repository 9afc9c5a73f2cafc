import type { DraftResource } from '../../tests/support/spaces/export-file.ts'

/** Number of chapters that contain entries of a type, for types of which a site has only a few. Other types are in all chapters. */
const CHAPTERS: Readonly<Record<string, number>> = {
  siteSettings: 1,
  navigationItem: 1,
  glossaryTerm: 1,
  redirect: 1,
  seo: 1,
  openingHours: 1,
  openingPeriod: 1,
  openingException: 1,
  // Contentful allows 500 tags per environment, and each topic has one.
  topic: 5,
  person: 25,
}
const NAMES = new Set(['title', 'name', 'term'])
const DAY_MS = 24 * 3_600_000
/** Days between two chapters, by field. Stories are spread over years, and a few dozen of the events are in the future. */
const DAYS: Readonly<Record<string, number>> = { published: 1, start: 90, end: 90 }
const SENTENCE = /(?<=[.!?。！？؟]) ?/u

type Json = unknown

/** Returns the number of chapters that contain an entry. `Infinity` stands for all chapters. */
export type ChaptersOf = (id: string) => number

/** Creates the function that returns the number of chapters of an entry. */
export function chaptersOf(entries: readonly DraftResource[]): ChaptersOf {
  const few = new Map(entries.map((entry) => [entry.sys.id, CHAPTERS[typeOf(entry)] ?? Infinity]))
  return (id) => few.get(id) ?? Infinity
}

/** Copies an entry or asset for chapter `n`, with links into that chapter and different slugs and texts. Chapter 0 is the original. */
export function inChapter(resource: DraftResource, n: number, chapters: ChaptersOf): DraftResource {
  if (n === 0) return resource
  const fields = Object.entries(resource.fields).map(([name, byLocale]) => [
    name,
    Object.fromEntries(Object.entries(byLocale).map(([locale, value]) => [locale, ofField(name, value, n, chapters)])),
  ])
  const own = { ...resource, sys: { ...ofTime(resource.sys, n), id: ownId(resource.sys.id, n, chapters) }, fields: Object.fromEntries(fields) }
  return resource.metadata ? { ...own, metadata: { tags: resource.metadata.tags.map((tag) => rewritten(tag, n, chapters)) } } : own
}

/** Returns the id of an entry, asset or tag in a chapter. If the chapter does not contain it, returns that of an earlier chapter. */
export function ownId(id: string, n: number, chapters: ChaptersOf): string {
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
  if (days !== undefined) return earlier(value, n * days)
  if (name === 'slug') return `${value}-${n}`
  if (name === 'tag') return ownTag(value, n)
  return NAMES.has(name) ? `${value} ${n}` : turned(value, n)
}

/** Moves the dates of `sys` back, because each chapter is older than the one before. */
function ofTime(sys: DraftResource['sys'], n: number): DraftResource['sys'] {
  const moved = (name: string, value: Json) => (name.endsWith('At') && typeof value === 'string' ? earlier(value, n) : value)
  return { ...Object.fromEntries(Object.entries(sys).map(([name, value]) => [name, moved(name, value)])), id: sys.id }
}

function earlier(moment: string, days: number): string {
  return new Date(Date.parse(moment) - days * DAY_MS).toISOString()
}

/** Rewrites the texts and links in rich text. */
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

/** Returns the id of the tag of a topic in a chapter. */
export function ownTag(id: string, n: number): string {
  const at = n % (CHAPTERS['topic'] ?? 1)
  return at === 0 ? id : `${id}${at}`
}

/** Rotates the sentences of a text, so that no two texts are equal and all have a realistic length. */
function turned(text: string, n: number): string {
  const sentences = text.split(SENTENCE)
  const at = n % sentences.length
  return [...sentences.slice(at), ...sentences.slice(0, at)].join(' ')
}
