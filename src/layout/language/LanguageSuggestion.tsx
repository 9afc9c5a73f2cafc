import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Frame } from '../frame/frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { LanguageOffer } from './LanguageOffer.tsx'
import { usePreferredLocale } from './preferred-locale.ts'
import { preferredLocaleScript } from './preferred-locale-script.ts'

/** Browsers have it in the document and need it no second time. */
const earlyScript = createIsomorphicFn()
  .server(() => <ScriptOnce>{preferredLocaleScript}</ScriptOnce>)
  .client(() => null)

interface Props {
  readonly frame: Frame
  readonly meta: PageMeta | undefined
}

/**
 * Offer the page in the language a visitor would rather read, where it is translated into it.
 *
 * A kept page suits everyone: all its offers are in it, hidden, and a script that follows them shows the right one before
 * what is below has a place. So it stands in the flow and nothing moves; without scripts there is no offer.
 */
export function LanguageSuggestion({ frame, meta }: Props) {
  const preferred = usePreferredLocale()
  const offers = frame.offers.flatMap((words) => {
    const found = meta?.alternates.find((each) => each.locale === words.locale && each.translation === 'translated')
    return found ? [{ words, place: found.place }] : []
  })
  return (
    <>
      {offers.map(({ words, place }) => (
        <LanguageOffer key={words.locale} words={words} place={place} isShown={words.locale === preferred} />
      ))}
      {earlyScript()}
    </>
  )
}
