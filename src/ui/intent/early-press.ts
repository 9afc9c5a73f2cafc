import { useEffect, type RefObject } from 'react'

declare global {
  interface Window {
    earlyPresses?: HTMLElement[]
  }
}

/** How long a held press waits before it takes the other way. */
const PATIENCE_MS = 8000

/**
 * Inline script for the document's head: hold presses on `[data-early]` elements that are not alive yet.
 *
 * Without it a press between first paint and hydration is lost; `useEarlyPress` does the remembered ones again. Where
 * hydration does not come, the address that `data-early` may hold is another way to what was wanted. A press that the
 * browser answers by itself, since the button names what it commands, and one that opens another window, are let through.
 */
export const earlyPressScript = `(()=>{const held=window.earlyPresses=[];addEventListener('click',event=>{const element=event.target instanceof Element&&event.target.closest('[data-early]');if(!element||element.closest('[data-hydrated]')||element.commandForElement||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;event.preventDefault();event.stopImmediatePropagation();if(held.includes(element))return;held.push(element);const way=element.dataset.early;if(way)setTimeout(()=>{if(!element.closest('[data-hydrated]'))location.assign(way)},${PATIENCE_MS})},true)})()`

/** Mark an element as alive, with all `data-early` ones in it, and press those that a visitor already has. */
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
