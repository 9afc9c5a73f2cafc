import exported from '#content-config'
import type { ContentConfig } from 'content-mapping/config/content-config.ts'
import { parseContentConfig } from './parse-config.server.ts'
import type { SiteRoles } from 'content-mapping/config/site-roles.ts'

/** Give what `content.config.ts` holds, checked; nothing where the site has none. Throws a `StartError` where it is wrong. */
export function contentConfig(roles: SiteRoles): ContentConfig | undefined {
  return exported === undefined ? undefined : parseContentConfig(exported, roles)
}
