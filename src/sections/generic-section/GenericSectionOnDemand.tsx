import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { GenericSection } from './GenericSection.tsx'

/** Show a part of the space's own making; no space of the site's own model has one. */
export const GenericSectionOnDemand = createIsomorphicFn()
  .server(atOnce(GenericSection))
  .client(onDemand(async () => (await import('./GenericSection.tsx')).GenericSection))
