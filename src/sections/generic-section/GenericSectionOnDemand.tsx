import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { GenericSection } from './GenericSection.tsx'

/** Section of an unmapped content type, loaded on demand. Spaces with the site's model never need it. */
export const GenericSectionOnDemand = createIsomorphicFn()
  .server(atOnce(GenericSection))
  .client(onDemand(async () => (await import('./GenericSection.tsx')).GenericSection))
