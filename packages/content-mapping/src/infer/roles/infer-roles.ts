import type { SpaceFacts } from '../evidence/space-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { addressedTypes } from './address.ts'
import { Cast, type Holder } from './cast.ts'
import { roleOfPage } from './pages.ts'
import { bestRole } from './scores/best-role.ts'
import { findSections, roleOfRest } from './parts.ts'

/** Infers the role of each content type, in this order: by its own evidence, pages, sections of pages, the rest. */
export function inferRoles(space: SpaceFacts, holders: ReadonlyMap<string, readonly Holder[]>): Cast {
  const cast = new Cast(addressedTypes(space, holders))
  const open = (): TypeFacts[] => [...space.types.values()].filter(({ id }) => !cast.has(id))
  // Menus and settings are recognized by links, which must be known before.
  for (const type of [...open(), ...open()]) {
    if (cast.has(type.id)) continue
    const found = bestRole(type, holders.get(type.id) ?? [], space, cast)
    if (found) cast.set(type.id, found)
  }
  // Whether a list holds sections depends on its content. Pages that are recognized without it therefore come first.
  for (const isLate of [false, true]) {
    const found = open().map((type) => [type.id, roleOfPage(type, holders.get(type.id) ?? [], cast, isLate)] as const)
    for (const [id, role] of found) if (role) cast.set(id, role)
  }
  findSections(space, cast)
  for (const type of open()) cast.set(type.id, roleOfRest(type, holders.get(type.id) ?? [], cast, space))
  return cast
}
