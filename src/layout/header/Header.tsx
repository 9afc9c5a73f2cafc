import type { LayoutContent } from '../site-layout/layout-content.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { MessageLanguage, useMessageLang } from '#app/i18n/MessageLanguage.tsx'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { VariantNavigation } from '../language/VariantNavigation.tsx'
import { ColorSchemeSwitch } from '../color-scheme/ColorSchemeSwitch.tsx'
import { Brand } from './Brand.tsx'
import { MenuButton, MenuSheet } from './MenuSheet.tsx'
import { MENU, SearchOpener } from '../search/SearchOpener.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './Header.module.css'

interface Props {
  readonly layout: LayoutContent
  readonly meta?: PageMeta | undefined
}

/** Renders the header of each page: the name of the site, the menu, the search, the languages and the colour scheme. */
export function Header({ layout, meta }: Props) {
  const messageLang = useMessageLang()
  return (
    <MessageLanguage>
      {/* Delays the first paint until the browser has read the header and reaches the menu. It would paint the part that has arrived, and move it. */}
      <link rel="expect" href={`#${MENU}`} blocking="render" />
      <header className={styles.header} data-surface="bar" {...messageLang}>
        <VariantNavigation className={`page ${styles.variants}`} locale={layout.locale} meta={meta} />
        <div className={`page ${styles.bar}`}>
          <Brand locale={layout.locale} name={layout.name} />
          {layout.menu.length > 0 && <Navigation items={layout.menu} place={meta?.place} />}
          <div className={styles.tools}>
            <SearchOpener locale={layout.locale} className={styles.search} />
            <LanguageMenu locale={layout.locale} meta={meta} without={layout.withoutHome} />
            <div className={styles.scheme}>
              <ColorSchemeSwitch />
            </div>
            <MenuButton />
          </div>
        </div>
      </header>
      <MenuSheet layout={layout} meta={meta} {...messageLang} />
    </MessageLanguage>
  )
}
