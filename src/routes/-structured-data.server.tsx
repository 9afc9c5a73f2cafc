import { useMatches } from '@tanstack/react-router'
import { asScript, graphOf } from '#app/seo/structured-data/described.server.ts'

/** Renders structured data of the page as JSON-LD, in a script that browsers do not run. A failed page has none. */
export function StructuredData() {
  const matches = useMatches()
  const site = matches.find((match) => match.routeId === '/$locale')?.loaderData
  const page = matches.at(-1)?.loaderData
  const graph = site && page && graphOf(page, site)
  return graph ? <script type="application/ld+json">{asScript(graph)}</script> : null
}
