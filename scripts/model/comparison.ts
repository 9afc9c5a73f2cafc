import type { ContentType, Field } from './content-types.ts'

/**
 * State of a content type of the site in a space:
 *
 * - `absent`: no type has its id
 * - `same`: the type exists
 * - `extended`: the type exists, and has more fields or settings than the site's
 * - `other`: a different type has the same id
 */
export interface ReplicaState {
  readonly id: string
  readonly state: 'absent' | 'same' | 'extended' | 'other'
  /** Descriptions of the differences. Empty if there are none. */
  readonly reasons: readonly string[]
}

/** Compares each content type of the site with those of a space. */
export function standings(ours: readonly ContentType[], theirs: readonly ContentType[]): readonly ReplicaState[] {
  const present = new Map(theirs.map((type) => [type.sys.id, type]))
  return ours.map((type) => {
    const { id } = type.sys
    const other = present.get(id)
    if (!other) return { id, state: 'absent', reasons: [] }
    const lacking = type.fields.flatMap((field) => differences(field, fieldOf(other, field.id)))
    if (lacking.length > 0) return { id, state: 'other', reasons: lacking }
    const further = other.fields.flatMap((field) => additions(field, fieldOf(type, field.id)))
    return { id, state: further.length > 0 ? 'extended' : 'same', reasons: further }
  })
}

const WORDS: Readonly<Record<ReplicaState['state'], string>> = { absent: '+ is added', same: '= is there', extended: '= is there', other: '✗ is another' }

/** Formats the state of each content type as a line. */
export function described(found: readonly ReplicaState[]): string[] {
  const width = Math.max(...found.map(({ id }) => id.length))
  return found.map(({ id, state, reasons }) => `${id.padEnd(width)}  ${WORDS[state]}${reasons.length > 0 ? `: it ${reasons.join(', ')}` : ''}`)
}

interface OfKind {
  readonly type: string
  readonly linkType?: string | undefined
  readonly items?: OfKind | undefined
}

/** Returns the kind of a field with its target: `Array of Link to Asset`. */
export function kindOf({ type, linkType, items }: OfKind): string {
  if (items) return `${type} of ${kindOf(items)}`
  return linkType === undefined ? type : `${type} to ${linkType}`
}

function fieldOf({ fields }: ContentType, id: string): Field | undefined {
  return fields.find((field) => field.id === id)
}

function differences(ours: Field, theirs: Field | undefined): string[] {
  if (!theirs) return [`has no field "${ours.id}"`]
  if (kindOf(ours) !== kindOf(theirs)) return [`has "${ours.id}" as ${kindOf(theirs)}, not ${kindOf(ours)}`]
  return ours.localized === theirs.localized ? [] : [`has "${ours.id}" ${theirs.localized ? 'localized' : 'not localized'}`]
}

function additions(theirs: Field, ours: Field | undefined): string[] {
  if (!ours) return [`has a further field "${theirs.id}"`]
  const allowed = new Set(accepted(ours))
  // A field that names no types accepts all. The Delivery API does not return this validation for single links.
  const further = allowed.size === 0 ? [] : accepted(theirs).filter((type) => !allowed.has(type))
  return further.length === 0 ? [] : [`also accepts ${further.map((type) => `"${type}"`).join(', ')} in "${theirs.id}"`]
}

function accepted({ validations, items }: Field): string[] {
  return [...validations, ...(items?.validations ?? [])].flatMap((rule) => rule.linkContentType ?? [])
}
