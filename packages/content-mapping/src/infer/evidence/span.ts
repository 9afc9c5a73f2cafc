import { instantOf } from 'contentful-emulator/query/instant.ts'
import type { SpaceField } from '../../space-model.ts'

/** Two date fields of a content type. In each entry, the second is after the first. */
export interface Span {
  readonly start: string
  readonly end: string
}

/** Maximum length of an event in milliseconds. Longer spans are dates of publication and of changes. */
const LONGEST = 40 * 24 * 3600 * 1000
/** Share of beginnings that need a time of day. Dates of publication rarely have one. */
const TIMED = 0.6
const TIME = /T(?!00:00)\d\d:\d\d/

/** Finds a pair of dates with a time of day that begin and end something. */
export function spanOf(fields: readonly SpaceField[], valuesOf: ReadonlyMap<string, readonly unknown[]>): Span | undefined {
  const dates = fields.filter(({ type }) => type === 'Date').map(({ id }) => ({ id, values: valuesOf.get(id) ?? [] }))
  for (const start of dates) {
    const filled = start.values.filter((value) => value !== undefined)
    if (filled.filter((value) => TIME.test(String(value))).length < Math.max(1, filled.length * TIMED)) continue
    const end = dates.find((other) => other !== start && isAfter(start.values, other.values))
    if (end) return { start: start.id, end: end.id }
  }
  return undefined
}

function isAfter(starts: readonly unknown[], ends: readonly unknown[]): boolean {
  const lengths = starts.flatMap((start, at) => {
    const [from, to] = [instantOf(String(start)), instantOf(String(ends[at]))]
    return from === undefined || to === undefined ? [] : [Number(to) - Number(from)]
  })
  return lengths.length > 0 && lengths.every((length) => length > 0 && length <= LONGEST)
}
