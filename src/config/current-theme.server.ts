import settings from '#config'
import { currentSite } from './current-site.server.ts'
import { themeOf, themesInUse } from './themes-in-use.ts'

/** Returns the name of the current site's theme, or `undefined` if all sites have the same theme. */
export function currentTheme(): string | undefined {
  return themesInUse(settings).length > 1 ? themeOf(settings, currentSite().id) : undefined
}
