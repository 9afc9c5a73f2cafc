import site from '#config'
import { environment } from './env.server.ts'

/** Returns the scheme and host under which visitors reach the site: `SITE_ORIGIN`, or else `origin` of the settings. */
export function siteOrigin(): string {
  return environment().SITE_ORIGIN ?? site.origin
}
