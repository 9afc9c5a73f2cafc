import { useEffect, type RefObject } from 'react'

declare global {
  interface Window {
    earlyPresses?: HTMLElement[]
  }
}

/** Milliseconds that a press waits for hydration before its fallback address is followed. */
const PATIENCE_MS = 8000

/**
 * Inline script for the document's head: queues presses on `[data-early]` elements before hydration.
 *
 * Otherwise these presses would have no effect. `useEarlyPress` repeats them after hydration. If hydration does not come, the address in
 * `data-early` is followed, if any.
 *
 * Two kinds of presses are not queued: those on buttons with a native command, and those that open another window.
 */
export const earlyPressScript = `(()=>{const held=window.earlyPresses=[];addEventListener('click',event=>{const element=event.target instanceof Element&&event.target.closest('[data-early]');if(!element||element.closest('[data-hydrated]')||element.commandForElement||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;event.preventDefault();event.stopImmediatePropagation();if(held.includes(element))return;held.push(element);const way=element.dataset.early;if(way)setTimeout(()=>{if(!element.closest('[data-hydrated]'))location.assign(way)},${PATIENCE_MS})},true)})()`

/** Marks an element and all `data-early` elements inside as hydrated, and repeats their queued presses. */
export function useEarlyPress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    element.dataset['hydrated'] = ''
    const held = window.earlyPresses?.filter((each) => element.contains(each)) ?? []
    window.earlyPresses = window.earlyPresses?.filter((each) => !held.includes(each)) ?? []
    for (const each of held) each.click()
  }, [ref])
}
