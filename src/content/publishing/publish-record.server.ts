import { isDeepStrictEqual } from 'node:util'
import { emit } from '#app/telemetry/events.server.ts'
import type { ContentChange, Delivered, ResourceChange } from '../client/content-change.ts'

/** Change of an entry or asset, as a webhook reports it. */
export interface PublishNews {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly contentTypeId: string | undefined
  readonly what: 'published' | 'unpublished'
  readonly revision: number
  /** Time of the change by the clock of the space. */
  readonly at: Date | undefined
}

/** A change of the content on its way from an editor to visitors. Its times are real, even if the site shows another day. */
export interface RecordedChange extends Omit<PublishNews, 'at'> {
  /** Names by Contentful's locale code; empty if unknown. */
  readonly names: Names
  /** Time of publishing or unpublishing by the clock of the space, if it is known. */
  readonly publishedAt: Date | undefined
  /** Time at which a webhook reported the change. */
  readonly notifiedAt: Date | undefined
  /** Time at which the change was visible to visitors; `undefined` while the space does not deliver it. */
  readonly liveAt: Date | undefined
}

const MAX = 50

/** The last changes of the content, in memory. `displayField` returns the display field of a content type. */
export class PublishRecord {
  readonly #displayField: (contentTypeId: string) => string | undefined
  /** In the order in which they were recorded. */
  #changes: readonly RecordedChange[] = []

  constructor(displayField: (contentTypeId: string) => string | undefined) {
    this.#displayField = displayField
  }

  /** The changes, the latest first. */
  get changes(): readonly RecordedChange[] {
    return this.#changes.toReversed()
  }

  /** Records a change that a webhook reports. `isLive` if the site already shows it. */
  add({ at, ...news }: PublishNews, isLive: boolean, notifiedAt: Date): void {
    const last = this.#changes.findLast((each) => isSame(each, news))
    if (last?.what === news.what && last.revision >= news.revision) {
      return this.#replace(last, { ...last, notifiedAt: last.notifiedAt ?? notifiedAt, publishedAt: last.publishedAt ?? at })
    }
    // The webhook is outdated: a later revision is already recorded.
    if (last && last.revision > news.revision) return
    if (!isLive) this.#add({ ...news, names: last?.names ?? {}, publishedAt: at, notifiedAt, liveAt: undefined })
  }

  /** Records that visitors receive a change of the content. */
  live({ resources }: ContentChange, liveAt: Date): void {
    // If a change concerns more than `MOST` entries, only the last ones are recorded.
    const newest = resources.filter(isForVisitors).toSorted((one, other) => order(one.after) - order(other.after))
    for (const resource of newest.slice(-MAX)) this.#live(resource, liveAt)
  }

  #live({ kind, id, before, after }: ResourceChange, liveAt: Date): void {
    const shown = after ?? (before === 'unknown' ? undefined : before)
    const revision = shown && revisionOf(shown)
    const waiting = this.#changes.filter((each) => isSame(each, { kind, id }) && !each.liveAt && (!after || !revision || each.revision <= revision))
    // An entry without a state before or after has a content type that the site does not show.
    const what = after ? 'published' : shown || before === 'unknown' ? 'unpublished' : waiting.at(-1)?.what
    if (what === undefined) return
    const own = waiting.findLast((each) => each.what === what)
    const earlier = this.#changes.findLast((each) => isSame(each, { kind, id }))
    const at = after ? publishedAt(after) : own?.publishedAt
    if (at) emit('live', { publishedAt: at, liveAt })
    this.#changes = this.#changes.filter((each) => !waiting.includes(each))
    this.#add({
      kind,
      id,
      contentTypeId: shown?.contentTypeId ?? earlier?.contentTypeId,
      what,
      revision: revision ?? own?.revision ?? earlier?.revision ?? 0,
      names: shown ? namesOf(shown, this.#displayField(shown.contentTypeId ?? '')) : (earlier?.names ?? {}),
      publishedAt: at,
      notifiedAt: own?.notifiedAt,
      liveAt,
    })
  }

  #add(change: RecordedChange): void {
    this.#changes = [...this.#changes, change].slice(-MAX)
  }

  #replace(old: RecordedChange, change: RecordedChange): void {
    this.#changes = this.#changes.map((each) => (each === old ? change : each))
  }
}

type Subject = Pick<PublishNews, 'kind' | 'id'>

function isSame(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && one.id === other.id
}

/** Returns whether a change affects visitors. Changes of drafts do not. */
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

/** Sort key: the time of publishing. Deleted entries sort last. */
function order(delivered: Delivered | undefined): number {
  return delivered ? Number(publishedAt(delivered) ?? 0) : Number.MAX_SAFE_INTEGER
}

/** Names of an entry or asset by locale code. */
type Names = Readonly<Record<string, string>>

/** Fields that serve as names if the display field is unknown or not delivered. */
const TELLING = ['title', 'name', 'internalName', 'headline', 'label', 'question']
const MAX_LENGTH = 200

/** Returns the names of an entry or asset. `displayField` is the display field of its content type. */
function namesOf({ fields }: Delivered, displayField: string | undefined): Names {
  for (const field of displayField === undefined ? TELLING : [displayField, ...TELLING]) {
    const names = Object.entries(fields[field] ?? {}).flatMap(([code, name]): [string, string][] =>
      typeof name === 'string' && name.trim() !== '' ? [[code, name.slice(0, MAX_LENGTH)]] : [],
    )
    if (names.length > 0) return Object.fromEntries(names)
  }
  return {}
}
