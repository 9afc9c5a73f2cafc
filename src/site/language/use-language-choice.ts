import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import site from '#config'
import type { Locale } from '#app/i18n/locales.ts'

/**
 * Remember a language in a cookie when its link is followed, and keep the query and the fragment of the address.
 *
 * The link itself is complete without this.
 */
export function useLanguageChoice() {
  const router = useRouter()
  return (locale: Locale) => (event: MouseEvent<HTMLAnchorElement>) => {
    const { name, maxAgeDays } = site.localeCookie
    document.cookie = `${name}=${locale}; path=/; max-age=${maxAgeDays * 86_400}; samesite=lax`
    const { search, hash } = window.location
    const target = new URL(event.currentTarget.href)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || (!hash && (!search || target.search))) return
    event.preventDefault()
    router.history.push(target.pathname + (target.search || search) + hash)
  }
}
