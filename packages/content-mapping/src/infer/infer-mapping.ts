import { setMember } from 'contentful-emulator/json/json.ts'
import type { TypeMapping } from '../mapping.ts'
import type { SpaceModel } from '../space-model.ts'
import { castFields } from './casting/cast-fields.ts'
import { lookAt } from './evidence/space-facts.ts'
import { homeOf } from './home-page.ts'
import type { Inference, TypeReasons } from './inference.ts'
import { profileOf } from './profile/profile-of.ts'
import { choice, holdersByType } from './roles/cast.ts'
import { inferRoles } from './roles/infer-roles.ts'

/**
 * Infers the roles of content types, with reasons. The result does not depend on the order of entries. `given` contains roles that a developer
 * has chosen, by content type. `hasRole` returns whether the site has a role, because a team may remove page types and section types.
 */
export function inferMapping(space: SpaceModel, given: Readonly<Record<string, string>> = {}, hasRole = (_role: string) => true): Inference {
  const facts = lookAt(space)
  const holders = holdersByType(facts)
  const cast = inferRoles(facts, holders)
  for (const [type, { role }] of cast) {
    if (!hasRole(role)) cast.set(type, choice(cast.addressed.has(type) ? 'generic' : 'part', 5, `is like a ${role}, which this site does not have`))
  }
  for (const [type, role] of Object.entries(given)) cast.set(type, choice(role, 10, 'was chosen'))
  const types: Record<string, TypeMapping> = {}
  const reasons: Record<string, TypeReasons> = {}
  for (const type of facts.types.values()) {
    const role = cast.get(type.id)
    if (!role) continue
    const read = castFields(type, role, cast)
    const profile = profileOf(type, holders.get(type.id) ?? [], cast)
    setMember(types, type.id, read.mapping)
    setMember(reasons, type.id, { ...read.reasons, profile })
  }
  const mapping = { types }
  return { mapping, reasons, home: homeOf(space, mapping) }
}
