import { hash } from 'node:crypto'
import type { ContentChange } from '#app/content/client/content-change.ts'
import type { SpaceFollower } from '#app/content/client/content-source.ts'
import { eventLoopYielder, mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { TranslationHistory } from './history.server.ts'
import { recordAfter, stateOf, type EntryRecord, type Fingerprints } from './record.ts'
import {
  fingerprintsOf,
  readEntries,
  readTranslatedSpace,
  spaceEntry,
  textsOf,
  type SpaceEntry,
  type TranslatedSource,
  type TranslatedSpace,
} from './translated-space.server.ts'

/** An entry to record, with its state before the change if that is known. */
interface Changed {
  readonly id: string
  readonly before: SpaceEntry | undefined
  readonly after: SpaceEntry | undefined
}

interface Following {
  readonly history: TranslationHistory
  /** Whether `sys` of an entry changes with each publishing. Handwritten files have no versions. */
  readonly isVersioned: boolean
  readonly log: (sentence: string) => void
}

/** Records of one transaction. A larger one would block the event loop. */
const AT_ONCE = 50
/** Time before another attempt after a failure. */
const AGAIN_MS = 5000

export interface FollowedTranslations {
  /** Resolves when all reported changes are recorded. */
  upToDate(): Promise<void>
  close(): Promise<void>
}

/** Compares a space with its history, and records every change from then on. Visitors never wait for it. */
export function followTranslations(source: TranslatedSource & Pick<SpaceFollower, 'onChange'>, { history, isVersioned, log }: Following): FollowedTranslations {
  let due: ContentChange[] = []
  let readsAll = true
  let space: TranslatedSpace | undefined
  let work: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let isBroken = false
  const closing = new AbortController()
  /** Returns a text that identifies the published state of an entry. */
  const stampOf = ({ sys, fields }: SpaceEntry) => hash('sha1', JSON.stringify(isVersioned ? sys : [sys, fields]), 'base64url').slice(0, 16)

  function run(): Promise<void> {
    clearTimeout(again)
    work ??= readDue().finally(() => (work = undefined))
    return work
  }

  async function readDue(): Promise<void> {
    while (!closing.signal.aborted && (readsAll || due.length > 0)) {
      const now = { changes: due, readsAll }
      due = []
      readsAll = false
      try {
        if (now.readsAll || !space) space = await readTranslatedSpace(source)
        await record(now.changes.flatMap(changedEntries), space)
        if (now.readsAll) await recordAll(space)
        isBroken = false
      } catch (error) {
        readsAll = true
        if (!isBroken) log(`Translations are not recorded (${error instanceof Error ? error.message : String(error)}): another attempt follows.`)
        isBroken = true
        again = setTimeout(() => void run(), AGAIN_MS).unref()
        return
      }
    }
  }

  async function recordAll(now: TranslatedSpace): Promise<void> {
    if (history.meta('source') !== now.source) history.clear()
    const isFirst = history.meta('source') === undefined
    const model = modelOf(now)
    const isSameModel = history.meta('model') === model
    const known = history.stamps()
    const entries = await readEntries(source)
    const isChanged = await mapYielding(entries, (entry) => !isSameModel || known.get(entry.id) !== stampOf(entry))
    const changed = entries.filter((_, at) => isChanged[at])
    const present = new Set(entries.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !present.has(id)).map((id) => ({ id, before: undefined, after: undefined }))
    await record([...changed.map((after) => ({ id: after.id, before: undefined, after })), ...gone], now, isFirst)
    if (closing.signal.aborted) return
    history.write(() => {
      history.setMeta('source', now.source)
      history.setMeta('model', model)
    })
  }

  async function record(changes: readonly Changed[], now: TranslatedSpace, isFirst = history.meta('source') === undefined): Promise<void> {
    const yieldIfDue = eventLoopYielder()
    for (let at = 0; at < changes.length && !closing.signal.aborted; at += AT_ONCE) {
      const prints: (readonly [Changed, Fingerprints])[] = []
      for (const change of changes.slice(at, at + AT_ONCE)) {
        prints.push([change, change.after ? fingerprintsOf(textsOf(change.after, now)) : {}])
        await yieldIfDue()
      }
      history.write(() => {
        for (const [change, print] of prints) recordEntry(change, print, now, isFirst)
      })
    }
    if (changes.length > 0) history.write(() => history.prune())
  }

  function recordEntry({ id, before, after }: Changed, prints: Fingerprints, now: TranslatedSpace, isFirst: boolean): void {
    if (!after) return history.remove(id)
    const previous = history.record(id)?.record
    const next = recordAfter(previous, prints, { source: now.source, isFirst })
    history.save(id, stampOf(after), next)
    if (previous) keepTexts(history, id, { previous, next, before }, now)
  }

  const end = source.onChange((change) => {
    // Another model translates other fields. All entries are compared then.
    readsAll ||= change.touchesModel
    due.push(change)
    void run()
  })
  void run()
  return {
    upToDate: () => work ?? Promise.resolve(),
    async close() {
      closing.abort()
      end()
      clearTimeout(again)
      await work
      history.close()
    },
  }
}

/** Stores the previous text of each source that changed, as long as a translation of it exists. */
function keepTexts(
  history: TranslationHistory,
  id: string,
  { previous, next, before }: { previous: EntryRecord; next: EntryRecord; before: SpaceEntry | undefined },
  space: TranslatedSpace,
): void {
  const texts = before && textsOf(before, space)
  for (const [field, record] of Object.entries(next)) {
    const was = previous[field]
    const targets = Object.entries(record.targets)
    if (was?.source === record.source && targets.every(([code, target]) => was.targets[code] === target)) continue
    const outdated = new Set(targets.filter(([code]) => stateOf(record, code) === 'outdated').map(([, { of }]) => of))
    const words = texts?.get(field)?.get(space.source)?.words
    if (was && words !== undefined && outdated.has(was.source)) history.keepText(id, { field, fingerprint: was.source, words })
    history.dropTexts(id, field, outdated)
  }
}

function changedEntries({ resources, stored }: ContentChange): Changed[] {
  return (stored ?? resources).flatMap(({ kind, id, before, after }) => {
    const entry = after && spaceEntry(id, after)
    if (kind !== 'Entry' || (after && !entry)) return []
    return [{ id, before: before === undefined || before === 'unknown' ? undefined : spaceEntry(id, before), after: entry }]
  })
}

/** Returns a text that identifies the translatable fields of a space. */
function modelOf({ fields, source }: TranslatedSpace): string {
  return hash('sha1', JSON.stringify([source, [...fields].map(([type, own]) => [type, own.map(({ id }) => id)])]), 'base64url').slice(0, 16)
}
