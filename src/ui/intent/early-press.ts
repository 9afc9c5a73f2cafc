import { useEffect, type RefObject } from 'react'

interface Early {
  /** Pressed elements whose presses wait for hydration. */
  presses: HTMLElement[]
  /** Arrow keys, Home and End that wait for hydration. */
  keys: string[]
  /** Ends the listeners of the inline scripts that handle elements of the layout before hydration. */
  readonly plain: AbortController
  /** Ends the waiting: follows held presses that have a fallback address, and leaves later ones to the browser. */
  readonly giveUp: () => void
  /** Whether the scripts of the page have failed. */
  readonly failed?: boolean
  /** Whether React handles the elements outside of sections. */
  hydrated: boolean
  /** Type of the last pointer: `mouse`, `touch`, `pen`, or empty. */
  readonly pointer: string
  /** Whether the scripts of the page are fetched before an intent. Not set if the visitor saves data or the connection is slow. */
  readonly ahead?: boolean
  /** Whether carousels advance by themselves, according to their inline script (`carouselScript`). */
  readonly autoplay: WeakMap<Element, boolean>
}

declare global {
  interface Window {
    /** State that the inline script `intentScript` holds. */
    early?: Early
  }
}

/** Marks an element and all `data-early` elements inside as hydrated, and repeats their held presses. */
export function useEarlyPress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    element.dataset['hydrated'] = ''
    pressAgain((each) => element.contains(each))
  }, [ref])
}

/**
 * Repeats the intent that has started the scripts, once React has hydrated the page. The intent consists of presses on buttons without
 * `useEarlyPress`, a resting pointer, the focus, and keys. Call it in the document.
 */
export function useHeldIntent(): void {
  useEffect(() => {
    const { early } = window
    if (!early || early.hydrated) return
    early.hydrated = true
    early.plain.abort()
    // React hydrates the sections of these elements first.
    for (const each of early.presses) each.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    const hovered = early.pointer === 'mouse' && [...document.querySelectorAll(':hover')].at(-1)
    if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    focused().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    // React hydrates a section at once for these events, but not within an effect.
    setTimeout(() => {
      pressAgain((each) => each.dataset['early'] === undefined)
      for (const key of early.keys.splice(0)) focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  }, [])
}

function focused(): Element {
  return document.activeElement ?? document.body
}

function pressAgain(isOwn: (element: HTMLElement) => boolean): void {
  const { early } = window
  if (!early) return
  const own = early.presses.filter(isOwn)
  early.presses = early.presses.filter((each) => !own.includes(each))
  for (const each of own) {
    delete each.dataset['waiting']
    each.click()
  }
}
