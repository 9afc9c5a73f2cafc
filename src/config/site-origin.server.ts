import { currentSite } from './current-site.server.ts'

/** Returns the scheme and host under which visitors reach the current site: those of `SITE_ORIGIN`, or else `origin` of the settings. */
export function siteOrigin(): string {
  return currentSite().origin
}
