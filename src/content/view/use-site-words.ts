import { useMatch } from '@tanstack/react-router'
import type { SiteWords } from './site-words.ts'

/** Read the words that the editors gave the site for what is not of one page; none where not even the frame could be read. */
export function useSiteWords(): SiteWords {
  return useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.words }) ?? {}
}
