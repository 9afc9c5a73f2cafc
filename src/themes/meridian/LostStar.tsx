import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { StarChart } from './StarChart.tsx'
// Its styles are there before it is.
import './StarChart.module.css'

const Chart = createIsomorphicFn()
  .server(() => StarChart)
  .client(() =>
    lazy(() =>
      import('./StarChart.tsx').then(
        (module) => ({ default: module.StarChart }),
        () => ({ default: Sky }),
      ),
    ),
  )()

/** Draw the star chart, which browsers fetch where it is shown. Without a network its place stays empty. */
export function LostStar({ className }: { className?: string | undefined }) {
  return (
    <Suspense fallback={<Sky className={className} />}>
      <Chart className={className} />
    </Suspense>
  )
}

function Sky({ className }: { className?: string | undefined }) {
  return <svg className={className} viewBox="0 0 500 500" width="500" height="500" aria-hidden="true" />
}
