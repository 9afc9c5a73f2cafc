import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { describeFocusTarget, isFocusLost, moveFocus, type FocusTarget } from '../overlay/focus-target.ts'

/**
 * Moves the focus to the new page and announces it after a client-side navigation, as browsers do after a document load. No APG pattern.
 * WCAG 2.4.3 and 4.1.3.
 *
 * The focus moves to the heading, or to the element of the fragment. Back and forward return it to the link that was followed there.
 *
 * If only the query changes, the focus moves to the element of the fragment, such as the results of a filter. Otherwise a change of query
 * or fragment moves it only if its element is gone. If only the language changes, it remains if possible.
 *
 * The router scrolls.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const focusTargets = new Map<string, FocusTarget>()
    let byHistory = false
    let hadFocus = false
    let language = document.documentElement.lang
    const stops = [
      router.history.subscribe(({ action: { type } }) => {
        byHistory = type === 'BACK' || type === 'FORWARD' || type === 'GO'
      }),
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        const target = describeFocusTarget()
        hadFocus = target !== undefined
        if (target && fromLocation) focusTargets.set(keyOf(fromLocation), target)
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return
        const translated = language !== document.documentElement.lang
        language = document.documentElement.lang
        const lost = isFocusLost()
        const leadsToPart = toLocation.hash !== '' && fromLocation.searchStr !== toLocation.searchStr
        if (pathChanged || leadsToPart) setTitle(document.title)
        else if (!lost || !hadFocus) return
        if (translated && !lost) return
        moveFocus(byHistory ? focusTargets.get(keyOf(toLocation)) : undefined, toLocation.hash)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])

  return (
    <output className="visually-hidden" data-route-announcer>
      {title}
    </output>
  )
}

interface Visited {
  readonly href: string
  readonly state: { readonly key?: string | undefined }
}

/** Returns a key for one visit of an address in the history. */
function keyOf({ href, state }: Visited): string {
  return state.key ?? href
}
