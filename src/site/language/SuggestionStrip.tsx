import type { Alternate } from '#app/content/view/page.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import { SiteLink } from '#app/i18n/SiteLink.tsx'
import { m } from '#messages'
import { useLanguageChoice } from './use-language-choice.ts'
import styles from './SuggestionStrip.module.css'

interface Props {
  readonly offer: Alternate
  readonly onDismiss: () => void
}

/** Say in the offered language that the page is to be had in it. */
export function SuggestionStrip({ offer: { locale, place }, onDismiss }: Props) {
  const choose = useLanguageChoice()
  const { tag, dir } = localeInfo(locale)
  return (
    <aside className={styles.strip} lang={tag} dir={dir} aria-label={m.suggestion_label({}, { locale })} data-language-suggestion="">
      <p className={styles.text}>{m.suggestion_text({}, { locale })}</p>
      <SiteLink className={styles.link} target={{ kind: 'place', locale, place }} inPlace onClick={choose(locale)}>
        {m.suggestion_follow({}, { locale })}
      </SiteLink>
      <button type="button" className={styles.close} aria-label={m.suggestion_dismiss({}, { locale })} onClick={onDismiss}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
    </aside>
  )
}
