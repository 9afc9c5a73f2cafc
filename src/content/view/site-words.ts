import { createContext, createElement, use, type ReactNode } from 'react'
import type { LocalizedText } from './localized-text.ts'

/** Texts of the site for its error pages. Default messages replace the texts that editors have not set. */
export interface SiteWords {
  readonly notFoundTitle?: LocalizedText | undefined
  readonly notFoundText?: LocalizedText | undefined
  readonly unavailableTitle?: LocalizedText | undefined
  readonly unavailableText?: LocalizedText | undefined
  readonly errorTitle?: LocalizedText | undefined
  readonly errorText?: LocalizedText | undefined
  readonly figureLabel?: LocalizedText | undefined
}

const SiteWordsContext = createContext<SiteWords>({})

/**
 * Provides the texts of the site to `useSiteWords()`.
 *
 * They do not come from the router's store, because that has the texts of the next page as soon as a navigation begins. A section
 * that is hydrated after that still needs those of its page.
 */
export function SiteWordsProvider({ words, children }: { words: SiteWords; children: ReactNode }) {
  return createElement(SiteWordsContext, { value: words }, children)
}

/** Returns the texts of the site for error pages; empty if the layout could not be loaded. */
export function useSiteWords(): SiteWords {
  return use(SiteWordsContext)
}
