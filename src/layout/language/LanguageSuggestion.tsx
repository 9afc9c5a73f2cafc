import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { LayoutContent } from '../site-layout/layout-content.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { siteLanguages } from '#app/i18n/current-site.ts'
import { LanguageOffer } from './LanguageOffer.tsx'
import { usePreferredLocale } from './preferred-locale.ts'
import { preferredLocaleScript } from './preferred-locale-script.ts'

/** Browsers already have the script in the document. */
const earlyScript = createIsomorphicFn()
  .server(() => <ScriptOnce>{preferredLocaleScript(JSON.stringify(siteLanguages()))}</ScriptOnce>)
  .client(() => null)

interface Props {
  readonly layout: LayoutContent
  readonly meta: PageMeta | undefined
}

/**
 * Offers the page in the visitor's preferred language, if it is translated.
 *
 * Cached pages are the same for everyone, so they contain all offers, hidden. An inline script after them shows the matching one before the
 * content below is laid out, so nothing moves. Without scripts there is no offer.
 */
export function LanguageSuggestion({ layout, meta }: Props) {
  const preferred = usePreferredLocale()
  const offers = layout.offers.flatMap((words) => {
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
