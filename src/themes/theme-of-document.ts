import type { Theme } from './theme.ts'

let loading: Promise<unknown> | undefined

/**
 * Starts to load the theme that the document names. Returns a function for the theme, which can be called after `themeLoaded`. In the browser,
 * `#theme` reads the members of this theme if sites have several.
 */
export function ofDocument(themes: Readonly<Record<string, () => Promise<{ readonly theme: Theme }>>>): () => Theme {
  const { theme: name = '' } = document.documentElement.dataset
  let loaded: Theme | undefined
  loading = themes[name]?.().then(({ theme }) => (loaded = theme))
  return () => {
    if (!loaded) throw new Error(`The theme "${name}" is not loaded.`)
    return loaded
  }
}

/** Settles when the theme of the document is loaded. */
export async function themeLoaded(): Promise<void> {
  await loading
}
