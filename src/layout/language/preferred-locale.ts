import { useSyncExternalStore } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { DISMISSED_KEY } from './preferred-locale-script.ts'

const listeners = new Set<() => void>()

/** Read the language tag a visitor would rather read, as the inline script found it; `undefined` on the server and where suggestions were dismissed. */
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

/** Take note of a chosen language: it is the preferred one from now on, unless suggestions were dismissed. */
export function setPreferredLocale(locale: Locale): void {
  if (!isDismissed()) set(locale)
}

/** Offer no other language any more, on this page and on those to come. */
export function dismissSuggestion(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, 'dismissed')
  } catch {
    // A browser that keeps nothing is asked again on the next visit.
  }
  set(undefined)
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return true
  }
}

function set(locale: Locale | undefined): void {
  const { dataset } = document.documentElement
  if (locale) dataset['preferredLocale'] = locale
  else delete dataset['preferredLocale']
  for (const listener of listeners) listener()
}
