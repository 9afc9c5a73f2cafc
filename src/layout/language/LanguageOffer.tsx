import { useRef } from 'react'
import type { LanguageOfferWords } from '../site-layout/layout-content.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { CloseStrip } from '../notices/CloseStrip.tsx'
import { useLanguageChoice } from './useLanguageChoice.ts'
import { dismissSuggestion } from './preferred-locale.ts'
import styles from './LanguageOffer.module.css'

interface Props {
  readonly words: LanguageOfferWords
  readonly place: Place
  readonly isShown: boolean
}

/** Offers the page in another language, with texts in that language. */
export function LanguageOffer({ words: { locale, label, text, follow, dismiss }, place, isShown }: Props) {
  const strip = useRef<HTMLElement>(null)
  const choose = useLanguageChoice()
  const { tag, dir } = localeInfo(locale)
  const dismissed = () => {
    // During hydration, React treats the offer that the early script has shown as hidden, and would not hide it.
    if (strip.current) strip.current.hidden = true
    dismissSuggestion()
  }
  return (
    // The early script may have shown it before hydration.
    <aside
      ref={strip}
      className={styles.strip}
      lang={tag}
      dir={dir}
      aria-label={label}
      hidden={!isShown}
      data-surface="bar"
      data-language-suggestion={locale}
      suppressHydrationWarning
    >
      <div className={`page ${styles.line}`}>
        <p className={styles.text}>{text}</p>
        <SiteLink className={styles.link} target={{ kind: 'place', locale, place }} hrefLang={tag} inPlace onClick={choose(locale)}>
          {follow}
        </SiteLink>
        <CloseStrip label={dismiss} onClose={dismissed} />
      </div>
    </aside>
  )
}
