import settings from '#config'
import { sitesOf, type BrowserSite } from '#app/config/sites.ts'
import type { LocaleInfo } from './locales.ts'

/** Returns the site of the document. If the settings list no sites, the build uses `only-site.ts` in place of this file. */
export function documentSite(): BrowserSite<LocaleInfo> {
  const { origin, origins, site } = document.documentElement.dataset
  const sites = sitesOf(settings, settings.sites ? origins : origin)
  return sites[Number(site ?? 0)] ?? sites[0]
}
