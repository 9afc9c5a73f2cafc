import { createContext, createElement, use, type ReactNode } from 'react'
import type { Locale } from '../locales.ts'

const LocaleContext = createContext<Locale | undefined>(undefined)

/**
 * Give the language of the page to everything below: `useLocale()` and the messages.
 *
 * Messages read it through React context, on the server and in the browser alike, so that parallel requests and
 * the old and the new page of a navigation never mix. Outside of rendering (head, loaders, handlers) pass
 * `{ locale }` to the message.
 */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return createElement(LocaleContext, { value: locale }, children)
}

/** Read the language of the page that is being rendered. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('There is no language here: render inside <LocaleProvider>.')
  return locale
}

/** Read the language for a message that was given none. */
export function localeOfRender(): Locale {
  try {
    return useLocale()
  } catch (cause) {
    // React's own words ("Cannot read properties of null") would not tell what to do.
    throw new Error('A message was used outside of a page: pass { locale } as its second argument.', { cause })
  }
}
