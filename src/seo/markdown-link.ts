import { createIsomorphicFn } from '@tanstack/react-start'
import { pageServices } from '#app/content/pages/page-services.server.ts'

/**
 * Returns the link to the Markdown alternate of a page for its head. Only documents need it, so client-side navigation leaves the head without it.
 */
export const markdownLink = createIsomorphicFn()
  .server((canonical: string) => {
    const url = new URL(canonical)
    const alternate = pageServices().markdownPathOf?.(url.pathname)
    return alternate === undefined ? [] : [{ rel: 'alternate', type: 'text/markdown', href: alternate + url.search }]
  })
  .client(() => [])
