import { useEffect, useRef } from 'react'
import { useLocation } from '@tanstack/react-router'
import type { LayoutContent } from '../site-layout/layout-content.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { m } from '#messages'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { closeDrawer, closesDrawer, Drawer, opensDrawer } from '#app/ui/overlay/Drawer.tsx'
import { ColorSchemeSwitch } from '../color-scheme/ColorSchemeSwitch.tsx'
import { MENU } from '../search/SearchOpener.tsx'
import { SearchWithSuggestions } from '../search/SearchWithSuggestions.tsx'
import { FullMenu } from './FullMenu.tsx'
import bar from '#app/ui/menu/bar-button.module.css'
import styles from './MenuSheet.module.css'

interface Props {
  readonly layout: LayoutContent
  readonly meta: PageMeta | undefined
  /** Language of the interface messages, if it differs from the page's. */
  readonly lang?: string | undefined
}

/** Opens the menu in a drawer if the bar has no space for it. The footer contains the menu too, for browsers without commands and scripts. */
export function MenuButton() {
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button)
  return (
    <button ref={button} className={`${bar.button} ${styles.button} ${styles.opener}`} {...opensDrawer(MENU)} data-early="#footer">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M1 5h18M1 10h18M1 15h12" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span className={styles.word}>{m.menu()}</span>
    </button>
  )
}

/** Renders the search, the menu and the palette in a drawer. Any navigation closes it. */
export function MenuSheet({ layout, meta, lang }: Props) {
  const address = useLocation({ select: (location) => location.href })
  const shownAt = useRef(address)
  useEffect(() => {
    if (shownAt.current !== address) closeDrawer(MENU)
    shownAt.current = address
  }, [address])
  return (
    <Drawer id={MENU} label={m.menu()} lang={lang}>
      <div className={styles.head}>
        <ColorSchemeSwitch />
        <button className={`${bar.button} ${styles.button}`} {...closesDrawer(MENU)}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          {m.menu_close()}
        </button>
      </div>
      <SearchWithSuggestions className={styles.search} locale={layout.locale} label={m.search_label()} />
      <FullMenu layout={layout} meta={meta} onFollow={() => closeDrawer(MENU)} />
    </Drawer>
  )
}
