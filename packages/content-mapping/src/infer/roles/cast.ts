import type { SpaceFacts } from '../evidence/space-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import type { Weight } from '../evidence/weigh.ts'
import type { Candidate } from '../profile/type-profile.ts'

/** The role of a content type with its evidence. */
export interface RoleChoice {
  readonly role: string
  readonly weight: Weight
}

/** The roles found so far, by content type. */
export class Cast extends Map<string, RoleChoice> {
  /** Content types that have an address, in any role. */
  readonly addressed: ReadonlySet<string>
  readonly #considered = new Map<string, RoleChoice[]>()

  constructor(addressed: ReadonlySet<string>) {
    super()
    this.addressed = addressed
  }

  override set(type: string, found: RoleChoice): this {
    this.consider(type, [found])
    return super.set(type, found)
  }

  /** Records roles that were considered for a content type. */
  consider(type: string, choices: readonly RoleChoice[]): void {
    this.#considered.set(type, [...(this.#considered.get(type) ?? []), ...choices])
  }

  /** Returns the considered roles of a content type. The assigned role is first, and the others follow by their points. */
  candidatesOf(type: string): readonly Candidate[] {
    const own = this.get(type)
    const all = (this.#considered.get(type) ?? []).toSorted(
      (one, other) => Number(other === own) - Number(one === own) || other.weight.points - one.weight.points,
    )
    const byRole = new Map(all.toReversed().map(({ role, weight }) => [role, { role, ...weight }]))
    return [...new Set(all.map(({ role }) => role))].flatMap((role) => byRole.get(role) ?? [])
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
