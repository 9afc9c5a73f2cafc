import { useSyncExternalStore } from 'react'

/** Where the ids of closed notices are stored, separated by spaces. */
const CLOSED_KEY = 'closed-notices'

/** How many closed notices a browser remembers: one in each language, and the last few before it. */
const MAX_REMEMBERED = 12

const listeners = new Set<() => void>()

/**
 * Inline script that follows the notice: hides it before the first paint if the visitor has closed it, so that nothing
 * moves and cached pages are the same for everyone.
 */
export const closedNoticesScript = `try{const notice=document.querySelector('[data-notice]');if(notice&&(localStorage['${CLOSED_KEY}']??'').split(' ').includes(notice.dataset.notice))notice.hidden=true}catch{}`

/** Whether the visitor has closed the notice. Always `false` on the server. */
export function useIsClosed(id: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => closedIds().includes(id),
    () => false,
  )
}

/** Hide a notice on this page and on those to come. */
export function closeNotice(id: string): void {
  try {
    localStorage.setItem(CLOSED_KEY, [...closedIds().filter((each) => each !== id), id].slice(-MAX_REMEMBERED).join(' '))
  } catch {
    // A browser that stores nothing shows the notice again on the next page.
  }
  for (const listener of listeners) listener()
}

function closedIds(): readonly string[] {
  try {
    return (localStorage.getItem(CLOSED_KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
