import type { Destination } from '../destination.ts'
import { completed } from '../space/completed.ts'
import { idOf, KINDS, type Kind, type SpaceContents } from '../space/contents.ts'
import { differing, partsOf } from '../space/parts.ts'
import { isPublishedIn, stateOf, type State } from '../space/state.ts'
import { conflictOf } from './conflict.ts'
import type { PushRecord } from './record.ts'

/** A step of a push, for one resource. */
export interface Step {
  readonly kind: Kind
  readonly id: string
  readonly action: 'create' | 'change' | 'publish' | 'archive'
  /** The parts that differ. Empty if the resource is new or only its state differs. */
  readonly parts: readonly string[]
  /** Reason why the step may overwrite newer work in the space. Absent if it does not. */
  readonly conflict?: string | undefined
}

/** The steps of a push, in the order of `KINDS`. */
export interface Plan {
  readonly steps: readonly Step[]
  readonly unchanged: ReadonlyMap<Kind, number>
  /** Descriptions of differences that are not pushed. */
  readonly left: readonly string[]
}

/** The two sides of a comparison. */
export interface Sides {
  readonly source: SpaceContents
  readonly present: SpaceContents
  readonly destination: Destination
  readonly record: PushRecord
  /** Returns the state that a resource of the file has after the push. */
  readonly wanted: Wanted
  readonly localesOf: WantedLocales
}

export type Wanted = (kind: Kind, resource: SpaceContents[Kind][number]) => State

/** Returns the only locales in which a resource of the file is to be published. `undefined` if it is published as a whole, or not at all. */
export type WantedLocales = (kind: Kind, resource: SpaceContents[Kind][number]) => readonly string[] | undefined

/** Compares a file with a space. Returns the steps that bring the space up to date. No step deletes anything. */
export function planOf(sides: Sides): Plan {
  const parts = KINDS.map((kind) => ({ kind, ...planOfKind(kind, sides) }))
  return {
    steps: parts.flatMap(({ steps }) => steps),
    left: parts.flatMap(({ left }) => left),
    unchanged: new Map(parts.map(({ kind, steps }) => [kind, sides.source[kind].length - steps.length])),
  }
}

function planOfKind<K extends Kind>(kind: K, { source, present, destination, record, wanted, localesOf }: Sides): Pick<Plan, 'steps' | 'left'> {
  const there = new Map<string, SpaceContents[K][number]>(present[kind].map((each) => [idOf(kind, each), each]))
  const steps: Step[] = []
  const left: string[] = []
  for (const resource of source[kind]) {
    const id = idOf(kind, resource)
    const other = there.get(id)
    if (!other) {
      steps.push({ kind, id, action: 'create', parts: [] })
      continue
    }
    const parts = differing(partsOf(kind, other), partsOf(kind, completed(kind, resource, other)))
    const state = hasStates(kind) ? stateIn(other, localesOf(kind, resource)) : 'published'
    const action = actionOf(parts.length > 0, hasStates(kind) ? wanted(kind, resource) : 'published', state)
    if (action === 'none') continue
    if (action === 'left') left.push(`${kind} "${id}" stays ${state} in the space: ${parts.length > 0 ? 'unarchive it there to change it' : REMEDIES[state]}`)
    else steps.push({ kind, id, action, parts, conflict: action === 'change' ? conflictOf({ kind, id, resource, other, destination, record }) : undefined })
  }
  return { steps, left }
}

/** Returns the state of a resource in the space. If only some locales are to be published, the others do not count. */
function stateIn({ sys = {} }: SpaceContents[Kind][number], locales: readonly string[] | undefined): State {
  const state = stateOf(sys)
  if (!locales || state === 'archived') return state
  return isPublishedIn(sys, locales) ? 'published' : 'draft'
}

const REMEDIES: Readonly<Record<State, string>> = {
  archived: 'the file contains an older version',
  published: 'it is archived in the file; unpublish it there first',
  changed: 'it is archived in the file; unpublish it there first',
  draft: 'it is archived in the file',
}

/** Locales, tags and editor interfaces are neither drafts nor published. */
function hasStates(kind: Kind): boolean {
  return kind === 'contentTypes' || kind === 'assets' || kind === 'entries'
}

function actionOf(differs: boolean, wanted: State, there: State): Step['action'] | 'none' | 'left' {
  if (there === 'archived') return wanted === 'archived' && !differs ? 'none' : 'left'
  if (wanted === 'archived' && there !== 'draft') return 'left'
  if (differs) return 'change'
  if (wanted === 'archived') return 'archive'
  if (wanted === 'published') return there === 'published' ? 'none' : 'publish'
  return wanted === 'changed' && there === 'draft' ? 'publish' : 'none'
}
