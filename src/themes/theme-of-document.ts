import type { Theme } from './theme.ts'
import { themeMembers } from './theme-members.ts'

let loading: Promise<unknown> | undefined

/**
 * Starts to load the theme that the document names. Returns a theme whose members can be read after `themeLoaded`. In the browser, `#theme`
 * exports it if sites have several themes.
 */
export function themeOfDocument(themes: Readonly<Record<string, () => Promise<{ readonly theme: Theme }>>>): Theme {
  const { theme: name = '' } = document.documentElement.dataset
  let loaded: Theme | undefined
  loading = themes[name]?.().then(({ theme }) => (loaded = theme))
  return themeMembers(() => {
    if (!loaded) throw new Error(`The theme "${name}" is not loaded.`)
    return loaded
  })
}

/** Settles when the theme of the document is loaded. */
export async function themeLoaded(): Promise<void> {
  await loading
}
