import { currentTheme } from '#app/config/current-theme.server.ts'

/** Returns a function for that of several themes which the current site has. `#theme` reads its members if sites have several themes. */
export function ofCurrentTheme<T>(themes: Readonly<Record<string, T>>): () => T {
  return () => {
    const theme = themes[currentTheme() ?? '']
    if (!theme) throw new Error(`The build lacks the theme "${currentTheme()}".`)
    return theme
  }
}
