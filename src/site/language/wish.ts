import { useSyncExternalStore } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { DISMISSED_KEY } from './wish-script.ts'

const listeners = new Set<() => void>()

/** The language a visitor would rather read, as the inline script found it; unknown on the server, and to who dismissed an offer. */
export function useWish(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => document.documentElement.dataset['wish'],
    () => undefined,
  )
}

/** Take note of a choice: what a visitor reads is what they would rather read. */
export function wish(locale: Locale): void {
  if (!isDismissed()) set(locale)
}

/** Offer no other language any more, on this page and on those to come. */
export function dismissWish(): void {
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
  if (locale) dataset['wish'] = locale
  else delete dataset['wish']
  for (const listener of listeners) listener()
}
