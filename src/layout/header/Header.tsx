import { theme } from '#theme'
import type { Frame } from '../frame/frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { SaidLanguage, useSaidLang } from '#app/i18n/SaidLanguage.tsx'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { ColorSchemeSwitch } from '../color-scheme/ColorSchemeSwitch.tsx'
import { MenuButton, MenuSheet } from './MenuSheet.tsx'
import { SearchOpener } from '../search/SearchOpener.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './Header.module.css'

interface Props {
  readonly frame: Frame
  readonly meta?: PageMeta | undefined
}

/** Show the house's name, the menu, the languages and the palette on top of every page. */
export function Header({ frame, meta }: Props) {
  const said = useSaidLang()
  return (
    <SaidLanguage>
      <header className={styles.header} data-surface="bar" {...said}>
        <div className={`page ${styles.bar}`}>
          <SiteLink className={styles.brand} target={{ kind: 'place', locale: frame.locale, place: { route: 'home' } }}>
            <theme.Mark className={styles.mark} />
            <PhraseText of={frame.name} />
          </SiteLink>
          <Navigation items={frame.menu} place={meta?.place} />
          <div className={styles.tools}>
            <SearchOpener locale={frame.locale} className={styles.search} />
            <LanguageMenu locale={frame.locale} meta={meta} />
            <div className={styles.scheme}>
              <ColorSchemeSwitch />
            </div>
            <MenuButton />
          </div>
        </div>
      </header>
      <MenuSheet frame={frame} meta={meta} {...said} />
    </SaidLanguage>
  )
}
