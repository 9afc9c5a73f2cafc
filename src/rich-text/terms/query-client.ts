import { QueryClient } from '@tanstack/react-query'

/** Holds what popovers fetched, for as long as the visitor stays. Browser only: it comes with the popover's code. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10 * 60_000, gcTime: 30 * 60_000, retry: false, refetchOnWindowFocus: false } },
})
