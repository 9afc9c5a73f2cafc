import type { Delivered } from '../client/content-change.ts'

/** Names of an entry or asset by locale code. */
export type Names = Readonly<Record<string, string>>

/** Fields that serve as names if the display field is unknown or not delivered. */
const TELLING = ['title', 'name', 'internalName', 'headline', 'label', 'question']
const MAX_LENGTH = 200

/** Returns the names of an entry or asset. `displayField` is the display field of its content type. */
export function namesOf({ fields }: Delivered, displayField: string | undefined): Names {
  for (const field of displayField === undefined ? TELLING : [displayField, ...TELLING]) {
    const names = Object.entries(fields[field] ?? {}).flatMap(([code, name]): [string, string][] =>
      typeof name === 'string' && name.trim() !== '' ? [[code, name.slice(0, MAX_LENGTH)]] : [],
    )
    if (names.length > 0) return Object.fromEntries(names)
  }
  return {}
}
