import { createIsomorphicFn } from '@tanstack/react-start'
import { markdownPathOf } from '#app/i18n/addresses/markdown-paths.ts'

/**
 * Returns the link to the Markdown alternate of a page for its head. Only documents need it, so client-side navigation leaves the head without it.
 */
export const markdownLink = createIsomorphicFn()
  .server((canonical: string) => {
    const url = new URL(canonical)
    const alternate = markdownPathOf(url.pathname)
    return alternate === undefined ? [] : [{ rel: 'alternate', type: 'text/markdown', href: alternate + url.search }]
  })
  .client(() => [])
