import { slugOf } from '../../project/slugs.ts'
import type { SpaceField } from '../../space-model.ts'

/** Minimum share of entries whose value is derived. Editors shorten some addresses. */
const SHARE = 0.6
/** Longest title that is compared, in characters. */
const LONGEST = 120

/** A field whose values are derived from those of another field. */
export interface Derived {
  readonly field: string
  readonly source: string
}

/** Finds a short text that contains another short text as part of an address: `first-post` and `First post`. */
export function derivedField(fields: readonly SpaceField[], valuesOf: ReadonlyMap<string, readonly unknown[]>): Derived | undefined {
  const short = fields.filter(({ type }) => type === 'Symbol').map(({ id }) => ({ id, values: valuesOf.get(id) ?? [] }))
  for (const { id, values } of short) {
    const filled = values.map((value, at) => [value, at] as const).filter(([value]) => typeof value === 'string' && value !== '')
    if (filled.length === 0 || filled.some(([value]) => /[\s.\p{Lu}]/u.test(String(value)))) continue
    const source = short.find((other) => {
      const same = filled.filter(([value, at]) => isSlugOf(String(value), other.values[at]))
      return other.id !== id && same.length >= filled.length * SHARE && same.some(([value, at]) => value !== other.values[at])
    })
    if (source) return { field: id, source: source.id }
  }
  return undefined
}

function isSlugOf(slug: string, title: unknown): boolean {
  if (typeof title !== 'string' || title.length > LONGEST) return false
  const plain = (text: string) =>
    slugOf(text.split('/').at(-1) ?? '')
      .normalize('NFD')
      .replaceAll(/[\p{M}-]/gu, '')
  return plain(title) !== '' && plain(slug) === plain(title)
}
