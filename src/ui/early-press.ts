import { useEffect, type RefObject } from 'react'

declare global {
  interface Window {
    earlyPresses?: HTMLElement[]
  }
}

/**
 * Inline script for the document's head: hold presses on `[data-early]` elements that are not alive yet.
 *
 * Without it a press between first paint and hydration is lost; `useEarlyPress` does the remembered ones again.
 */
export const earlyPressScript = `(()=>{const held=window.earlyPresses=[];addEventListener('click',event=>{const element=event.target instanceof Element&&event.target.closest('[data-early]');if(element&&!element.closest('[data-alive]')){event.preventDefault();event.stopImmediatePropagation();if(!held.includes(element))held.push(element)}},true)})()`

/** Mark an element as alive, with all `data-early` ones in it, and press those that a visitor already has. */
export function useEarlyPress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    element.dataset['alive'] = ''
    const held = window.earlyPresses?.filter((each) => element.contains(each)) ?? []
    window.earlyPresses = window.earlyPresses?.filter((each) => !held.includes(each)) ?? []
    for (const each of held) each.click()
  }, [ref])
}
