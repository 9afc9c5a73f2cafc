import type { Delivered } from '../client/content-change.ts'

/** What an entry or asset is called, by locale code. */
export type Names = Readonly<Record<string, string>>

/** Fields that say it where the one for display is not known, or is not delivered. */
const TELLING = ['title', 'name', 'internalName', 'headline', 'label', 'question']
const LONGEST = 200

/** Find out what something is called. `displayField` is that of its content type. */
export function namesOf({ fields }: Delivered, displayField: string | undefined): Names {
  for (const field of displayField === undefined ? TELLING : [displayField, ...TELLING]) {
    const names = Object.entries(fields[field] ?? {}).flatMap(([code, name]): [string, string][] =>
      typeof name === 'string' && name.trim() !== '' ? [[code, name.slice(0, LONGEST)]] : [],
    )
    if (names.length > 0) return Object.fromEntries(names)
  }
  return {}
}
