import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { SUGGESTIONS, type Suggestion } from './suggestion.ts'

/** Milliseconds without typing before suggestions are fetched. */
const PAUSE_MS = 80

/** Fetches pages that match the typed text. Aborts outdated requests. Returns an empty list on errors. */
export function useSuggestions(locale: Locale, text: string): readonly Suggestion[] {
  const [suggested, setSuggested] = useState<readonly Suggestion[]>([])
  const words = text.trim()
  useEffect(() => {
    const leaving = new AbortController()
    const asking = setTimeout(async () => {
      const found = words === '' ? [] : await ask(`${SUGGESTIONS}${locale}?${new URLSearchParams({ q: words })}`, leaving.signal)
      if (!leaving.signal.aborted) setSuggested(found)
    }, PAUSE_MS)
    return () => {
      clearTimeout(asking)
      leaving.abort()
    }
  }, [locale, words])
  return suggested
}

async function ask(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const answer = await fetch(address, { signal })
    const suggestions: Suggestion[] = answer.ok ? await answer.json() : []
    return suggestions
  } catch {
    return []
  }
}
