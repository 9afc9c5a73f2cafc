import { THEME_KEY } from './theme-script.ts'

/** The palette: as the system has it, or as the visitor chose. */
export type Theme = 'system' | 'day' | 'night'

/** The way round begins with the palette that the system does not show, so that the first press is seen. */
const ROUNDS: Readonly<Record<'light' | 'dark', Readonly<Record<Theme, Theme>>>> = {
  light: { system: 'night', night: 'day', day: 'system' },
  dark: { system: 'day', day: 'night', night: 'system' },
}
const listeners = new Set<() => void>()

/** Read the palette in force from the html element, where the early script has put it. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'day' || theme === 'night' ? theme : 'system'
}

/** Tell which palette the next press brings. */
export function nextTheme(): Theme {
  return ROUNDS[systemIsDark().matches ? 'dark' : 'light'][currentTheme()]
}

/** Go on to the next palette and remember it; a browser that keeps nothing shows it all the same. */
export function switchTheme(): void {
  const theme = nextTheme()
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

/** Listen to changes of the palette, the visitor's and the system's; returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  const system = systemIsDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
