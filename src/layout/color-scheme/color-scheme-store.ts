import { COLOR_SCHEME_KEY, FORMER_KEY } from './color-scheme-script.ts'

/** The palette: as the system has it, or as the visitor chose. */
export type ColorScheme = 'system' | 'light' | 'dark'

/** The way round begins with the palette that the system does not show, so that the first press is seen. */
const ROUNDS: Readonly<Record<'light' | 'dark', Readonly<Record<ColorScheme, ColorScheme>>>> = {
  light: { system: 'dark', dark: 'light', light: 'system' },
  dark: { system: 'light', light: 'dark', dark: 'system' },
}
const listeners = new Set<() => void>()

/** Read the palette in force from the html element, where the early script has put it. */
export function currentColorScheme(): ColorScheme {
  const scheme = document.documentElement.dataset['colorScheme']
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Tell which palette the next press brings. */
export function nextColorScheme(): ColorScheme {
  return ROUNDS[systemIsDark().matches ? 'dark' : 'light'][currentColorScheme()]
}

/** Go on to the next palette and remember it; a browser that keeps nothing shows it all the same. */
export function switchColorScheme(): void {
  const scheme = nextColorScheme()
  if (scheme === 'system') delete document.documentElement.dataset['colorScheme']
  else document.documentElement.dataset['colorScheme'] = scheme
  try {
    localStorage.removeItem(FORMER_KEY)
    if (scheme === 'system') localStorage.removeItem(COLOR_SCHEME_KEY)
    else localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Listen to changes of the palette, the visitor's and the system's; returns the way to stop. */
export function onColorSchemeChange(listener: () => void): () => void {
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
