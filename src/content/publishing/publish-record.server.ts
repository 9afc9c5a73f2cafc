import { isDeepStrictEqual } from 'node:util'
import type { ContentChange, Delivered, ResourceChange } from '../client/content-change.ts'
import { namesOf, type Names } from './display-names.ts'

/** What a webhook says happened to an entry or asset. */
export interface PublishNews {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly contentTypeId: string | undefined
  readonly what: 'published' | 'unpublished'
  readonly revision: number
  /** When, by the clock of the space. */
  readonly at: Date | undefined
}

/** One change of the content on its way from an editor to visitors. Its times are those of clocks, also where the site shows another day. */
export interface RecordedChange extends Omit<PublishNews, 'at'> {
  /** By Contentful's locale code; none where it is not known. */
  readonly names: Names
  /** When it was published or unpublished, by the clock of the space, where that is known. */
  readonly publishedAt: Date | undefined
  /** When a webhook told of it. */
  readonly toldAt: Date | undefined
  /** When visitors got it; nothing as long as the space has told, but does not show it. */
  readonly liveAt: Date | undefined
}

const MOST = 50

/** The last changes of the content, in memory. `displayField` gives the field that a content type is called by. */
export class PublishRecord {
  readonly #displayField: (contentTypeId: string) => string | undefined
  /** In the order in which they were heard of. */
  #changes: readonly RecordedChange[] = []

  constructor(displayField: (contentTypeId: string) => string | undefined) {
    this.#displayField = displayField
  }

  /** Give the changes, the last one first. */
  get changes(): readonly RecordedChange[] {
    return this.#changes.toReversed()
  }

  /** Note that a webhook has told of a change; `isLive` where the site shows it already. */
  told({ at, ...news }: PublishNews, isLive: boolean, toldAt: Date): void {
    const last = this.#changes.findLast((each) => isSame(each, news))
    if (last?.what === news.what && last.revision >= news.revision) {
      return this.#replace(last, { ...last, toldAt: last.toldAt ?? toldAt, publishedAt: last.publishedAt ?? at })
    }
    // What was unpublished and is published again by now is of the past.
    if (last && last.revision > news.revision) return
    if (!isLive) this.#add({ ...news, names: last?.names ?? {}, publishedAt: at, toldAt, liveAt: undefined })
  }

  /** Note that a change of the content is what visitors get. */
  live({ resources }: ContentChange, liveAt: Date): void {
    // Of a change that touches thousands the last ones are recorded.
    const newest = resources.filter(isForVisitors).toSorted((one, other) => order(one.after) - order(other.after))
    for (const resource of newest.slice(-MOST)) this.#live(resource, liveAt)
  }

  #live({ kind, id, before, after }: ResourceChange, liveAt: Date): void {
    const shown = after ?? (before === 'unknown' ? undefined : before)
    const revision = shown && revisionOf(shown)
    const waiting = this.#changes.filter((each) => isSame(each, { kind, id }) && !each.liveAt && (!after || !revision || each.revision <= revision))
    // What neither was nor is shown is of a content type that the site does not show.
    const what = after ? 'published' : shown || before === 'unknown' ? 'unpublished' : waiting.at(-1)?.what
    if (what === undefined) return
    const own = waiting.findLast((each) => each.what === what)
    const earlier = this.#changes.findLast((each) => isSame(each, { kind, id }))
    this.#changes = this.#changes.filter((each) => !waiting.includes(each))
    this.#add({
      kind,
      id,
      contentTypeId: shown?.contentTypeId ?? earlier?.contentTypeId,
      what,
      revision: revision ?? own?.revision ?? earlier?.revision ?? 0,
      names: shown ? namesOf(shown, this.#displayField(shown.contentTypeId ?? '')) : (earlier?.names ?? {}),
      publishedAt: after ? publishedAt(after) : own?.publishedAt,
      toldAt: own?.toldAt,
      liveAt,
    })
  }

  #add(change: RecordedChange): void {
    this.#changes = [...this.#changes, change].slice(-MOST)
  }

  #replace(old: RecordedChange, change: RecordedChange): void {
    this.#changes = this.#changes.map((each) => (each === old ? change : each))
  }
}

type Subject = Pick<PublishNews, 'kind' | 'id'>

function isSame(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && one.id === other.id
}

/** Drafts that change are nothing to visitors. */
function isForVisitors({ before, after }: ResourceChange): boolean {
  if (!before || before === 'unknown' || !after) return true
  return !isDeepStrictEqual(before.sys, after.sys) || !isDeepStrictEqual(before.fields, after.fields)
}

function revisionOf({ sys }: Delivered): number {
  const { revision } = sys
  return typeof revision === 'number' ? revision : 0
}

function publishedAt({ sys }: Delivered): Date | undefined {
  const at = Date.parse(String(sys['updatedAt']))
  return Number.isNaN(at) ? undefined : new Date(at)
}

/** By when it was published; what is gone comes last. */
function order(delivered: Delivered | undefined): number {
  return delivered ? Number(publishedAt(delivered) ?? 0) : Number.MAX_SAFE_INTEGER
}
