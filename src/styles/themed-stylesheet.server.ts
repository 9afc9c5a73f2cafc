import { currentTheme } from '#app/config/current-theme.server.ts'
import { themedName } from './themed-name.ts'

/** Returns the address of the style sheet with the current site's theme. `address` is that of the styles of all themes. */
export function themedStylesheet(address: string): string {
  const theme = import.meta.env.DEV ? undefined : currentTheme()
  return theme === undefined ? address : themedName(address, theme)
}
