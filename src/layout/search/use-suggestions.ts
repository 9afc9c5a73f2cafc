import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Locale } from '#app/i18n/locales.ts'
import { queryClient } from '#app/ui/query-client.ts'
import { SUGGESTIONS, type Suggestion } from './suggestion.ts'

/** Milliseconds without typing before suggestions are fetched. */
const PAUSE_MS = 80

/** Milliseconds that suggestions for the same words are shown without a new request. */
const FRESH_MS = 60_000

const NONE: readonly Suggestion[] = []

/**
 * Fetches pages that match the typed text. Returns an empty list on errors.
 *
 * While new suggestions are loading, the previous ones remain. Outdated requests are aborted.
 */
export function useSuggestions(locale: Locale, text: string): readonly Suggestion[] {
  const words = text.trim()
  const { data = NONE } = useQuery(
    {
      queryKey: ['suggestions', locale, words],
      queryFn: ({ signal }) => fetchSuggestions(locale, words, signal),
      enabled: words !== '',
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    },
    queryClient,
  )
  return words === '' ? NONE : data
}

async function fetchSuggestions(locale: Locale, words: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  await new Promise((done) => setTimeout(done, PAUSE_MS))
  signal.throwIfAborted()
  const response = await fetch(`${SUGGESTIONS}${locale}?${new URLSearchParams({ q: words })}`, { signal })
  if (!response.ok) throw new Error(`The suggestions have the status ${response.status}.`)
  const suggestions: Suggestion[] = await response.json()
  return suggestions
}
