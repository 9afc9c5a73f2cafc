import { createIsomorphicFn } from '@tanstack/react-start'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { OwnRegionContent, type OwnRegionProps } from './OwnRegionContent.tsx'

// Pages of the site's model never have unmapped content.
const Content = createIsomorphicFn()
  .server(atOnce(OwnRegionContent))
  .client(onDemand(async () => (await import('./OwnRegionContent.tsx')).OwnRegionContent))

/** Renders the unmapped content of an entry, or nothing if it has none. */
export function OwnRegion({ own, terms }: { own: UnmappedContent | undefined; terms?: OwnRegionProps['terms'] }) {
  return own ? <Content own={own} terms={terms} /> : null
}
