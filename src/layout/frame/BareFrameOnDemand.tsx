import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { BareFrame } from './BareFrame.tsx'

/** What stands around an answer without a frame. Browsers fetch it when there is one; where that fails too, the answer stands alone. */
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
