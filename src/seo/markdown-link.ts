import { createIsomorphicFn } from '@tanstack/react-start'
import { twinOf } from '#app/i18n/addresses/twins.ts'

/** Name the Markdown twin of a page in its head. Programs that read it read documents: a browser that goes on by itself leaves it as it is. */
export const markdownLink = createIsomorphicFn()
  .server((canonical: string) => {
    const url = new URL(canonical)
    const twin = twinOf(url.pathname)
    return twin === undefined ? [] : [{ rel: 'alternate', type: 'text/markdown', href: twin + url.search }]
  })
  .client(() => [])
