import exported from '#content-config'
import type { Mapping } from '../mapping.ts'
import type { SpaceType } from '../space-model.ts'
import type { ContentConfig } from './content-config.ts'
import { parseContentConfig } from './parse-config.server.ts'
import { resolveConfig } from './resolve-config.ts'
import { allRoles, type SiteRoles } from './role-kinds.ts'

/** Give what `content.config.ts` holds, checked; nothing where the site has none. Throws a `StartError` where it is wrong. */
export function contentConfig(site: SiteRoles): ContentConfig | undefined {
  return exported === undefined ? undefined : parseContentConfig(exported, allRoles(site).kinds)
}

/**
 * Give the mapping of a space that the site's `content.config.ts` makes; nothing where the site has none.
 *
 * `guessed` says what the types are that it does not name; none of them gets pages. Throws a `StartError` where the file is wrong.
 */
export function configuredMapping(site: SiteRoles, types: readonly SpaceType[], guessed: Mapping): Mapping | undefined {
  const config = contentConfig(site)
  return config && resolveConfig(config, types, allRoles(site), guessed)
}
