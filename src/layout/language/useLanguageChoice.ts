import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { currentSite } from '#app/i18n/current-site.ts'
import { localeCookie } from '#app/i18n/cookie-values.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { setPreferredLocale } from './preferred-locale.ts'

/**
 * Stores the language in a cookie when its link is followed, and adds the query and fragment to the address.
 *
 * The link also works without this.
 */
export function useLanguageChoice() {
  const router = useRouter()
  return (locale: Locale) => (event: MouseEvent<HTMLAnchorElement>) => {
    document.cookie = localeCookie(locale)
    setPreferredLocale(locale)
    const { search, hash } = window.location
    const target = new URL(event.currentTarget.href)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || (!hash && (!search || target.search))) return
    event.preventDefault()
    const href = target.pathname + (target.search || search) + hash
    const isAway = target.origin !== window.location.origin
    if (isAway || currentSite().localePrefix === 'never') window.location.assign(isAway ? target.origin + href : href)
    else void router.navigate({ href, resetScroll: false })
  }
}
