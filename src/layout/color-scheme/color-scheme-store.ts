import { PALETTE_SWITCHED } from './color-scheme-script.ts'

/** The palette: that of the system, or the visitor's choice. */
export type ColorScheme = 'system' | 'light' | 'dark'

/** Returns the active palette from the html element, on which the inline script sets it. */
export function currentColorScheme(): ColorScheme {
  const scheme = document.documentElement.dataset['colorScheme']
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Returns the palette after the next press: first the one that the system does not use, then the other, then that of the system. */
export function nextColorScheme(): ColorScheme {
  const current = currentColorScheme()
  const [first, last] = systemIsDark().matches ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  if (current === last) return 'system'
  return current === first ? last : first
}

/** Subscribes to changes of the palette by the visitor and the system. Returns the function that unsubscribes. */
export function onColorSchemeChange(listener: () => void): () => void {
  const system = systemIsDark()
  addEventListener(PALETTE_SWITCHED, listener)
  system.addEventListener('change', listener)
  return () => {
    removeEventListener(PALETTE_SWITCHED, listener)
    system.removeEventListener('change', listener)
  }
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
