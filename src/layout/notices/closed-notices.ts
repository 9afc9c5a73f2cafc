import { useSyncExternalStore } from 'react'
import { compact } from '#app/ui/intent/compact.ts'

/** Key in `localStorage` for the ids of closed notices, separated by spaces. */
const CLOSED_KEY = 'closed-notices'

/** Maximum number of closed notices in storage: one per language, and the last few. */
const MAX_REMEMBERED = 12

const listeners = new Set<() => void>()
/** Ids of the notices that were closed in this document, for browsers that forbid storage. */
const closedHere = new Set<string>()

/**
 * Inline script after the notice: hides it before the first paint if the visitor has closed it. Nothing moves, and cached pages are the
 * same for everyone. Until hydration, it also closes the notice.
 */
export const closedNoticesScript = compact(`{
const notice=document.querySelector('[data-notice]');
const id=notice.dataset.notice;
const closed=()=>(localStorage['${CLOSED_KEY}']??'').split(' ').filter(Boolean);
try{if(closed().includes(id))notice.hidden=true}catch{}
addEventListener('click',event=>{
if(!event.target.closest?.('[data-notice] [data-plain]'))return;
event.stopImmediatePropagation();
notice.hidden=true;
try{localStorage['${CLOSED_KEY}']=[...closed(),id].slice(-${MAX_REMEMBERED}).join(' ')}catch{}
},{capture:true,signal:early.plain.signal})
}`)

/** Whether the visitor has closed the notice. Always `false` on the server. */
export function useIsClosed(id: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => closedHere.has(id) || closedIds().includes(id),
    () => false,
  )
}

/** Closes a notice on this page and on later ones. */
export function closeNotice(id: string): void {
  closedHere.add(id)
  try {
    localStorage.setItem(CLOSED_KEY, [...closedIds().filter((each) => each !== id), id].slice(-MAX_REMEMBERED).join(' '))
  } catch {
    // Without storage, the notice appears again when the next document loads.
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
