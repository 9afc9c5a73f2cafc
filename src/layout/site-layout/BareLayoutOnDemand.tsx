import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { BareLayout } from './BareLayout.tsx'

/**
 * The layout around status pages if the full layout is missing. Browsers load it on demand. If that fails too, the status is shown without
 * a layout.
 */
export const BareLayoutOnDemand = createIsomorphicFn()
  .server(atOnce(BareLayout))
  .client(
    onDemand(() =>
      import('./BareLayout.tsx').then(
        (loaded) => loaded.BareLayout,
        () => Alone,
      ),
    ),
  )

function Alone({ children }: { children: ReactNode }) {
  return children
}
