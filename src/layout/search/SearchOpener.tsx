import { useRef, type MouseEvent } from 'react'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { openDrawer } from '#app/ui/overlay/Drawer.tsx'
import bar from '#app/ui/menu/bar-button.module.css'

/** Id of the drawer that holds the menu and, above it, a search field. */
export const MENU = 'menu'

const load = () => import('./open-search.tsx')
const hasMenuBar = () => matchMedia('(min-width: 64rem)').matches
const prepare = () => hasMenuBar() && void load().catch(() => {})

interface Props {
  readonly locale: Locale
  readonly className?: string | undefined
}

/**
 * Links to the search page. With scripts, a press opens the menu's drawer at its search field, or a dialog if the header
 * shows the menu as a bar. The script of the dialog is loaded on intent; if it cannot be loaded, the link is followed. Before hydration, the
 * inline script opens the drawer (`intentScript`), and holds a press that opens the dialog.
 */
export function SearchOpener({ locale, className = '' }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  useEarlyPress(link)
  const href = pathOf(locale, { route: 'search' }, locale)
  function press(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!hasMenuBar()) return openDrawer(MENU, 'input')
    load().then(
      ({ openSearch }) => openSearch(locale, href),
      () => location.assign(href),
    )
  }
  return (
    <a
      ref={link}
      href={href}
      className={`${bar.button} ${bar.sign} ${className}`}
      aria-label={m.search_title()}
      data-search
      data-early={href}
      data-drawer={MENU}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
        <path d="M13 13l5 5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </a>
  )
}
