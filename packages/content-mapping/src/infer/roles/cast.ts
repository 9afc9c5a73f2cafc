import type { SpaceFacts } from '../evidence/space-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import type { Weight } from '../evidence/weigh.ts'

/** The role of a content type, and what speaks for it. */
export interface RoleChoice {
  readonly role: string
  readonly weight: Weight
}

/** The roles that are known so far, by content type. */
export class Cast extends Map<string, RoleChoice> {
  /** Content types that have an address, whatever their role. */
  readonly addressed: ReadonlySet<string>

  constructor(addressed: ReadonlySet<string>) {
    super()
    this.addressed = addressed
  }
}

/** Name the content types that play one of some roles. */
export function playing(cast: Cast, ...roles: readonly string[]): ReadonlySet<string> {
  return new Set([...cast].filter(([, { role }]) => roles.includes(role)).map(([type]) => type))
}

/** Make a choice of a role for reasons. */
export function choice(role: string, points: number, ...why: readonly string[]): RoleChoice {
  return { role, weight: { points, why } }
}

/** A content type that holds another, by a field. */
export interface Holder {
  readonly type: TypeFacts
  readonly field: TypeFacts['fields'][number]
}

/** Find the fields of other content types that hold entries of each content type. */
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
