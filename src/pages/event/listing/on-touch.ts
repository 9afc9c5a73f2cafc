import type { ComponentType } from 'react'
import { onDemand } from '#app/ui/on-demand.tsx'

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate']

/**
 * Make a view that the browser fetches when a visitor touches the page. Until then stands what the server sent, known by
 * its `id`: links and disclosures work by themselves. Where nothing stands, a link led to the page, and the view is fetched at once.
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
