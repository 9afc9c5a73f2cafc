import type { ComponentType } from 'react'
import { onDemand } from '#app/ui/on-demand.tsx'

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/**
 * Creates a view that the browser loads when a visitor touches the page.
 *
 * Until then, the markup from the server remains, found by its `id`, because links and disclosures work without scripts. After client-side
 * navigation there is no such markup, so the view is loaded at once.
 */
export function onTouch<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return onDemand(async () => {
    if (document.getElementById(id)) await touch()
    return load()
  })
}

function touch(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { capture: true, once: true })
  })
}
