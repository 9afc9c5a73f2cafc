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
export const earlyPressScript = `(()=>{const held=window.earlyPresses=[];addEventListener('click',event=>{const element=event.target instanceof Element&&event.target.closest('[data-early]');if(element&&!('alive' in element.dataset)){event.preventDefault();event.stopImmediatePropagation();if(!held.includes(element))held.push(element)}},true)})()`

/** Mark an element with `data-early` as alive and press it if a visitor already has. */
export function useEarlyPress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    element.dataset['alive'] = ''
    const held = window.earlyPresses?.indexOf(element) ?? -1
    if (held < 0) return
    window.earlyPresses?.splice(held, 1)
    element.click()
  }, [ref])
}
