import { resolveConfig } from '../../src/mapping/config/resolve-config.ts'
import { contentConfig } from '../../src/mapping/config/own-config.server.ts'
import { driftOf, type Drift } from '../../src/mapping/drift/drift.ts'
import { roles } from '../../src/site-roles.server.ts'
import type { ReadSpace } from '../adopt/read-space.ts'

/** Compare `content.config.ts` with a space; nothing where the site has none. Throws a `StartError` where the file is wrong. */
export function driftOfSpace(space: ReadSpace): Drift | undefined {
  const config = contentConfig(roles)
  if (!config) return undefined
  // What is not written down does not drift: it need not be guessed.
  const mapping = resolveConfig(config, space.types, roles, { types: {} })
  return driftOf(config, mapping, { ...space, name: space.place }, roles)
}
