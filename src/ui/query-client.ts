import { QueryClient } from '@tanstack/react-query'

/**
 * Cache of the data that a page requests after it has loaded, for the whole visit: terms and suggestions.
 *
 * Only modules that are loaded on demand may import it, so that it is not part of the first scripts.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10 * 60_000, gcTime: 30 * 60_000, retry: false, refetchOnWindowFocus: false } },
})
