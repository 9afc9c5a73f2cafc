import type { LocalizedText } from './localized-text.ts'
import { useMatch } from '@tanstack/react-router'

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

/** Returns the texts of the site for error pages; empty if the layout could not be loaded. */
export function useSiteWords(): SiteWords {
  return useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.words }) ?? {}
}
