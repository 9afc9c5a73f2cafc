import { QueryClient } from '@tanstack/react-query'

/** Cache for queries of popovers during the visit. Only in the browser: it is loaded with the popover. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10 * 60_000, gcTime: 30 * 60_000, retry: false, refetchOnWindowFocus: false } },
})
