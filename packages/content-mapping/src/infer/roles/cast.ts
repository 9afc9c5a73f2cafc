import type { SpaceFacts } from '../evidence/space-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import type { Weight } from '../evidence/weigh.ts'

/** The role of a content type with its evidence. */
export interface RoleChoice {
  readonly role: string
  readonly weight: Weight
}

/** The roles found so far, by content type. */
export class Cast extends Map<string, RoleChoice> {
  /** Content types that have an address, in any role. */
  readonly addressed: ReadonlySet<string>

  constructor(addressed: ReadonlySet<string>) {
    super()
    this.addressed = addressed
  }
}

/** Returns the content types with one of the given roles. */
export function playing(cast: Cast, ...roles: readonly string[]): ReadonlySet<string> {
  return new Set([...cast].filter(([, { role }]) => roles.includes(role)).map(([type]) => type))
}

/** Creates a choice of a role with reasons. */
export function choice(role: string, points: number, ...why: readonly string[]): RoleChoice {
  return { role, weight: { points, why } }
}

/** A content type with a field that holds another type. */
export interface Holder {
  readonly type: TypeFacts
  readonly field: TypeFacts['fields'][number]
}

/** Returns, for each content type, the fields of other content types that hold its entries. */
export function holdersByType({ types }: SpaceFacts): ReadonlyMap<string, readonly Holder[]> {
  const holders = new Map<string, Holder[]>()
  for (const type of types.values()) {
    for (const field of type.fields) {
      for (const target of field.targets) {
        if (target === type.id) continue
        const known = holders.get(target)
        if (known) known.push({ type, field })
        else holders.set(target, [{ type, field }])
      }
    }
  }
  return holders
}
