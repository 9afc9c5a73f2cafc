import type { Frame } from '../frame/frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { SaidLanguage, useSaidLang } from '#app/i18n/SaidLanguage.tsx'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { ColorSchemeSwitch } from '../color-scheme/ColorSchemeSwitch.tsx'
import { Brand } from './Brand.tsx'
import { MenuButton, MenuSheet } from './MenuSheet.tsx'
import { SearchOpener } from '../search/SearchOpener.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './Header.module.css'

interface Props {
  readonly frame: Frame
  readonly meta?: PageMeta | undefined
}

/** Renders the header of each page: the name of the site, the menu, the search, the languages and the colour scheme. */
export function Header({ frame, meta }: Props) {
  const said = useSaidLang()
  return (
    <SaidLanguage>
      <header className={styles.header} data-surface="bar" {...said}>
        <div className={`page ${styles.bar}`}>
          <Brand locale={frame.locale} name={frame.name} />
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
