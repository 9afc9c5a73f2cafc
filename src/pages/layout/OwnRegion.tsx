import { createIsomorphicFn } from '@tanstack/react-start'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { OwnRegionContent, type OwnRegionProps } from './OwnRegionContent.tsx'

// Pages of the site's own model never have it.
const Content = createIsomorphicFn()
  .server(atOnce(OwnRegionContent))
  .client(onDemand(async () => (await import('./OwnRegionContent.tsx')).OwnRegionContent))

/** Give what an entry says beyond its role its place in the page; nothing where it says no more. */
export function OwnRegion({ own, terms }: { own: OwnContent | undefined; terms?: OwnRegionProps['terms'] }) {
  return own ? <Content own={own} terms={terms} /> : null
}
