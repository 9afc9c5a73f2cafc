import { currentTheme } from '#app/config/current-theme.server.ts'
import type { ShareTheme, Theme } from './theme.ts'
import { shareThemeMembers, themeMembers } from './theme-members.ts'

/** Returns a theme that is that of the current site. `#theme` exports it if sites have several themes. */
export function themeOfSite(themes: Readonly<Record<string, Theme>>): Theme {
  return themeMembers(() => named(themes))
}

/** Does the same for the design of share pictures. */
export function shareThemeOfSite(themes: Readonly<Record<string, ShareTheme>>): ShareTheme {
  return shareThemeMembers(() => named(themes))
}

function named<T>(themes: Readonly<Record<string, T>>): T {
  const theme = themes[currentTheme() ?? '']
  if (!theme) throw new Error(`The build lacks the theme "${currentTheme()}".`)
  return theme
}
