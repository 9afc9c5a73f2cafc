import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { GenericPageCard } from './GenericPageCard.tsx'

/** Card of an entry of any type, loaded on demand. Lists of the site's models never need it. */
export const GenericPageCardOnDemand = createIsomorphicFn()
  .server(atOnce(GenericPageCard))
  .client(onDemand(async () => (await import('./GenericPageCard.tsx')).GenericPageCard))
