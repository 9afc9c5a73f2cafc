import type { PageMeta } from '#app/content/view/page-meta.ts'
import { hasLanguages, hasManyLanguages } from '#app/i18n/current-site.ts'
import { localeInfo, standardOf, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { MenuButton } from '#app/ui/dropdown/MenuButton.tsx'
import bar from '#app/ui/menu/bar-button.module.css'
import { useLanguageEntries } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'

interface Props {
  readonly locale: Locale
  readonly meta: PageMeta | undefined
  readonly without?: readonly Locale[] | undefined
}

/** Offers the page in the other languages behind a button. A site with one language has no menu. */
export function LanguageMenu(props: Props) {
  return hasLanguages() && <Menu {...props} />
}

function Menu(props: Props) {
  const { prefix, endonym } = localeInfo(standardOf(props.locale))
  const entries = useLanguageEntries(props)
  return (
    <MenuButton
      label={m.languages()}
      entries={entries}
      buttonLabel={m.language_current({ language: endonym, short: prefix.toUpperCase() })}
      buttonContent={
        <>
          <span className={styles.full}>{endonym}</span>
          <span className={styles.short}>{prefix}</span>
        </>
      }
      classNames={{ button: `${bar.button} ${styles.button}`, panel: hasManyLanguages() ? `${styles.panel} ${styles.many}` : styles.panel }}
    />
  )
}
