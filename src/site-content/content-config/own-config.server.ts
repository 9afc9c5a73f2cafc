import exported from '#content-config'
import type { ContentConfig } from 'content-mapping/config/content-config.ts'
import { parseContentConfig } from './parse-config.server.ts'
import type { SiteRoles } from 'content-mapping/config/site-roles.ts'

/** Returns the checked content of `content.config.ts`, or `undefined` if the site has none. Throws a `StartError` if it is wrong. */
export function contentConfig(roles: SiteRoles): ContentConfig | undefined {
  return exported === undefined ? undefined : parseContentConfig(exported, roles)
}
