import { useMatch } from '@tanstack/react-router'
import type { SiteWords } from './site-words.ts'

/** Returns the texts of the site for error pages; empty if the layout could not be loaded. */
export function useSiteWords(): SiteWords {
  return useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.words }) ?? {}
}
