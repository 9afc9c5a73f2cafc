import { currentTheme } from '#app/config/current-theme.server.ts'
import { builtStylesheet } from '../framework/start-manifest.server.ts'
import { themedName } from './themed-name.ts'

/** Returns the address of the site's styles, for pages that the framework does not render. */
export const stylesheet = import.meta.env.DEV ? (await import('./index.css?url')).default : builtStylesheet()

/** Returns the address of the current site's style sheet. `address` is that of the styles. */
export function themedStylesheet(address: string): string {
  const theme = import.meta.env.DEV ? undefined : currentTheme()
  return theme !== undefined && address === stylesheet ? themedName(address, theme) : address
}
