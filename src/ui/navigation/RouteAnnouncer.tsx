import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { describeFocusTarget, isFocusLost, moveFocus, type FocusTarget } from '../overlay/focus-target.ts'

/**
 * Do after a navigation without a document load what the browser does after one with it: move the focus to the new page
 * and say where the visitor is (the APG has no pattern; WCAG 2.4.3 and 4.1.3).
 *
 * The focus goes to the heading, or to what the address' fragment names; back and forward return it to the link that was
 * followed there. A change of fragment or query alone moves it only when its element is gone. Where only the language
 * changes it stays if it can. Nothing scrolls: that is the router's business.
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
        if (pathChanged) setTitle(document.title)
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

/** Names one visit to an address, as the history knows it. */
function keyOf({ href, state }: Visited): string {
  return state.key ?? href
}
