import { THEME_KEY } from '../theme-script.ts'

/** The palette: as the system has it, or as the visitor chose. */
export type Theme = 'system' | 'day' | 'night'

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'day', day: 'night', night: 'system' }
const listeners = new Set<() => void>()

/** Read the palette in force from the html element, where the early script has put it. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'day' || theme === 'night' ? theme : 'system'
}

/** Go on to the next palette and remember it; a browser that keeps nothing shows it all the same. */
export function switchTheme(): void {
  const theme = NEXT[currentTheme()]
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
