import { createContext, createElement, use, type ReactNode } from 'react'
import type { Locale } from '../locales.ts'

const LocaleContext = createContext<Locale | undefined>(undefined)

/**
 * Provides the language of the page to `useLocale()` and the messages.
 *
 * Messages read it through React context, on the server and in the browser. Parallel requests therefore never mix, nor do the old and new
 * page of a navigation.
 *
 * Outside of rendering (head, loaders, handlers) pass `{ locale }` to the message.
 */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return createElement(LocaleContext, { value: locale }, children)
}

/** Returns the language of the page that is being rendered. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('There is no language here: render inside <LocaleProvider>.')
  return locale
}

/** Returns the language for a message without `locale`. */
export function localeOfRender(): Locale {
  try {
    return useLocale()
  } catch (cause) {
    // React's message ("Cannot read properties of null") would not name the remedy.
    throw new Error('A message was used outside of a page: pass { locale } as its second argument.', { cause })
  }
}
