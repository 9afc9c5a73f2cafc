import { currentSite } from '../current-site.ts'

/** Returns scheme and host of absolute addresses of the current site. */
export function siteOrigin(): string {
  return currentSite().origin
}
