import type { MouseEvent } from 'react'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import bar from '#app/ui/menu/bar-button.module.css'

const load = () => import('./open-search.tsx')
const prepare = () => void load().catch(() => {})

interface Props {
  readonly locale: Locale
  readonly className?: string | undefined
  /** Where no box has room it is a link and nothing else. */
  readonly isLink?: boolean
}

/**
 * Lead to the search: a link to its page. A press opens a box on the spot once the script for it is there, which comes on
 * intent; until then, and where it does not come, the link does what links do.
 */
export function SearchOpener({ locale, className = '', isLink }: Props) {
  const href = pathOf(locale, { route: 'search' }, locale)
  function press(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load().then(
      ({ openSearch }) => openSearch(locale, href),
      () => location.assign(href),
    )
  }
  return (
    <a
      href={href}
      className={`${bar.button} ${bar.sign} ${className}`}
      aria-label={m.search_title()}
      {...(!isLink && { onPointerEnter: prepare, onFocus: prepare, onClick: press })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
        <path d="M13 13l5 5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </a>
  )
}
