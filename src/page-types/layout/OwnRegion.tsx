import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import { OwnRegionContent, type OwnRegionProps } from './OwnRegionContent.tsx'

// Pages of the site's own model never have it: browsers fetch it with the first page that does.
const OnDemand = lazy(async () => ({ default: (await import('./OwnRegionContent.tsx')).OwnRegionContent }))
const Content = createIsomorphicFn()
  .server(OwnRegionContent)
  .client((props: OwnRegionProps) => <OnDemand {...props} />)

/** Give what an entry says beyond its role its place in the page; nothing where it says no more. */
export function OwnRegion({ own, terms }: { own: OwnContent | undefined; terms?: OwnRegionProps['terms'] }) {
  return own ? (
    <Suspense>
      <Content own={own} terms={terms} />
    </Suspense>
  ) : null
}
