import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { GenericPageCard } from './GenericPageCard.tsx'

/** Show the card of an entry of any type; lists of the site's own model have none. */
export const GenericPageCardOnDemand = createIsomorphicFn()
  .server(atOnce(GenericPageCard))
  .client(onDemand(async () => (await import('./GenericPageCard.tsx')).GenericPageCard))
