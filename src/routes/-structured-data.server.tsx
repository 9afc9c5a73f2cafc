import { useMatches } from '@tanstack/react-router'
import { asScript } from '#app/seo/structured-data/as-script.server.ts'
import { graphOf } from '#app/seo/structured-data/described.server.ts'

/**
 * Tell programs what the page is about, in a script that no browser runs, and that they may show its pictures large: React lifts
 * that into the head of the document. A page that failed says nothing.
 */
export function StructuredData() {
  const matches = useMatches()
  const site = matches.find((match) => match.routeId === '/$locale')?.loaderData
  const page = matches.at(-1)?.loaderData
  const graph = site && page && graphOf(page, site)
  return (
    graph && (
      <>
        {'meta' in page && !page.meta.noindex && <meta name="robots" content="max-image-preview:large" />}
        <script type="application/ld+json">{asScript(graph)}</script>
      </>
    )
  )
}
