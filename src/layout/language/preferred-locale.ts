import { useSyncExternalStore } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { DISMISSED_KEY } from './preferred-locale-script.ts'

const listeners = new Set<() => void>()
/** Whether offers were dismissed in this document, for browsers that forbid storage. */
let isDismissedHere = false

/** Returns the tag of the preferred language that the inline script found. `undefined` on the server and if offers were dismissed. */
export function usePreferredLocale(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => document.documentElement.dataset['preferredLocale'],
    () => undefined,
  )
}

/** Sets a chosen language as the preferred one, unless offers were dismissed. */
export function setPreferredLocale(locale: Locale): void {
  if (!isDismissed()) set(locale)
}

/** Dismisses language offers on this page and on later ones. */
export function dismissSuggestion(): void {
  isDismissedHere = true
  try {
    localStorage.setItem(DISMISSED_KEY, 'dismissed')
  } catch {
    // Without storage, the offer appears again when the next document loads.
  }
  set(undefined)
}

function isDismissed(): boolean {
  try {
    return isDismissedHere || localStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return false
  }
}

function set(locale: Locale | undefined): void {
  const { dataset } = document.documentElement
  if (locale) dataset['preferredLocale'] = locale
  else delete dataset['preferredLocale']
  for (const listener of listeners) listener()
}
