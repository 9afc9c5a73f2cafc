import { useEffect, useState } from 'react'
import { loadMessages } from '#messages'
import type { Alternate, PageMeta } from '#app/content/view/page.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { SuggestionStrip } from './SuggestionStrip.tsx'
import { wishedLocale } from './wished-locale.ts'

interface Props {
  readonly locale: Locale
  readonly meta: PageMeta | undefined
}

interface Suggestion {
  readonly offer: Alternate
  readonly View: typeof SuggestionStrip
}

const DISMISSED = 'language-suggestion'

/**
 * Offer the page in the language a visitor would rather read, where it is translated into it.
 *
 * Found out in the browser, so that a kept page suits everyone; the words are fetched only by those who need them. It lies
 * over the page and shifts nothing. Who dismisses it is not asked again.
 */
export function LanguageSuggestion({ locale, meta }: Props) {
  const [suggestion, setSuggestion] = useState<Suggestion>()
  useEffect(() => {
    const wished = isDismissed() ? undefined : wishedLocale(document.cookie, navigator.languages)
    const found = meta?.alternates.find((each) => each.locale === wished && each.locale !== locale && each.translation === 'translated')
    if (!found) return
    let isWanted = true
    // Should the words not arrive, the language menu offers the same.
    Promise.all([import('./SuggestionStrip.tsx'), loadMessages(found.locale)]).then(
      ([{ SuggestionStrip: View }]) => isWanted && setSuggestion({ offer: found, View }),
      () => undefined,
    )
    return () => {
      isWanted = false
      setSuggestion(undefined)
    }
  }, [locale, meta])
  if (!suggestion) return undefined
  return (
    <suggestion.View
      offer={suggestion.offer}
      onDismiss={() => {
        dismiss()
        setSuggestion(undefined)
      }}
    />
  )
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) === 'dismissed'
  } catch {
    return true
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(DISMISSED, 'dismissed')
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}
