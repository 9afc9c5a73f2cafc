import type { TypeFacts } from '../evidence/type-facts.ts'
import type { Cast, Holder } from '../roles/cast.ts'
import { purposeOf } from './purpose-of.ts'
import type { TypeProfile } from './type-profile.ts'

/** Describes the place of a content type in its space. */
export function profileOf(type: TypeFacts, holders: readonly Holder[], cast: Cast): TypeProfile {
  const choice = cast.get(type.id)
  return {
    purpose: purposeOf(type, choice?.role ?? 'part', holders, cast),
    count: type.count,
    isSingleton: type.count === 1 && holders.length === 0,
    usage: holders.map(({ type: holder, field }) => ({
      type: holder.id,
      field: field.id,
      isList: field.kind === 'entries' || field.kind === 'rich',
      isOnlyTarget: field.targets.size === 1,
    })),
    candidates: cast.candidatesOf(type.id),
  }
}
