import { createIsomorphicFn } from '@tanstack/react-start'
import { twinOf } from '#app/i18n/addresses/twins.ts'

/**
 * Returns the link to the Markdown alternate of a page for its head. Only documents need it, so client-side navigation leaves the head without it.
 */
export const markdownLink = createIsomorphicFn()
  .server((canonical: string) => {
    const url = new URL(canonical)
    const twin = twinOf(url.pathname)
    return twin === undefined ? [] : [{ rel: 'alternate', type: 'text/markdown', href: twin + url.search }]
  })
  .client(() => [])
