import type { KeyboardEvent } from 'react'

const PANEL = '[data-disclosure-panel]'
const FOCUSABLE = 'a[href], button, [role=menuitem]'

/**
 * Moves the focus by arrow keys, Home and End, as in the APG's disclosure navigation. Returns whether the focus moved.
 *
 * Left and right move between the bar's buttons and links, in the direction of the language. Down moves from a button into its open panel.
 * Up and down move between the links of a panel.
 */
export function focusNeighbour(bar: HTMLElement, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return false
  const panel = event.target.closest<HTMLElement>(PANEL)
  const own = document.getElementById(event.target.getAttribute('aria-controls') ?? '')
  // The browser opens the panel before the button's state is updated.
  if (!panel && event.key === 'ArrowDown' && own?.matches(':popover-open')) return focus(own.querySelector<HTMLElement>(FOCUSABLE))
  const stops = [...(panel ?? bar).querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.closest(PANEL) === panel)
  const at = stops.indexOf(event.target)
  switch (event.key) {
    case 'Home':
      return focus(stops[0])
    case 'End':
      return focus(stops.at(-1))
    case 'ArrowDown':
      return panel !== null && focus(stops[at + 1])
    case 'ArrowUp':
      return panel !== null && focus(stops[at - 1] ?? opener(panel))
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = (event.key === 'ArrowRight') === (getComputedStyle(bar).direction === 'ltr')
      return panel === null && focus(stops[at + (forward ? 1 : -1)])
    }
    default:
      return false
  }
}

function opener(panel: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}
