import { COLOR_SCHEME_KEY, PREVIOUS_KEY } from './color-scheme-script.ts'

/** The palette: that of the system, or the visitor's choice. */
export type ColorScheme = 'system' | 'light' | 'dark'

/** The cycle starts with the palette that the system does not use, so that the first press has a visible effect. */
const ROUNDS: Readonly<Record<'light' | 'dark', Readonly<Record<ColorScheme, ColorScheme>>>> = {
  light: { system: 'dark', dark: 'light', light: 'system' },
  dark: { system: 'light', light: 'dark', dark: 'system' },
}
const listeners = new Set<() => void>()

/** Returns the active palette from the html element, on which the early script sets it. */
export function currentColorScheme(): ColorScheme {
  const scheme = document.documentElement.dataset['colorScheme']
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Returns the palette after the next press. */
export function nextColorScheme(): ColorScheme {
  return ROUNDS[systemIsDark().matches ? 'dark' : 'light'][currentColorScheme()]
}

/** Switches to the next palette and stores it. Without storage it applies all the same. */
export function switchColorScheme(): void {
  const scheme = nextColorScheme()
  if (scheme === 'system') delete document.documentElement.dataset['colorScheme']
  else document.documentElement.dataset['colorScheme'] = scheme
  try {
    localStorage.removeItem(PREVIOUS_KEY)
    if (scheme === 'system') localStorage.removeItem(COLOR_SCHEME_KEY)
    else localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } catch {
    // Storage may be forbidden. The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the palette by the visitor and the system. Returns the function that unsubscribes. */
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
