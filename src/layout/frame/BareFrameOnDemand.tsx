import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { BareFrame } from './BareFrame.tsx'

/**
 * The layout around status pages if the full layout is missing. Browsers load it on demand. If that fails too, the status is shown without
 * a layout.
 */
export const BareFrameOnDemand = createIsomorphicFn()
  .server(atOnce(BareFrame))
  .client(
    onDemand(() =>
      import('./BareFrame.tsx').then(
        (loaded) => loaded.BareFrame,
        () => Alone,
      ),
    ),
  )

function Alone({ children }: { children: ReactNode }) {
  return children
}
