import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PlainStatus } from './PlainStatus.tsx'
import { StatusView } from './StatusView.tsx'

/** An answer that is no page. Browsers fetch what it looks like when there is one; where that fails too, plain words have to do. */
export const StatusViewOnDemand = createIsomorphicFn()
  .server(atOnce(StatusView))
  .client(
    onDemand(() =>
      import('./StatusView.tsx').then(
        (loaded) => loaded.StatusView,
        () => PlainStatus,
      ),
    ),
  )
