import { useMatches } from '@tanstack/react-router'
import { asScript } from '#app/seo/structured-data/as-script.server.ts'
import { graphOf } from '#app/seo/structured-data/described.server.ts'

/** Tell programs what the page is about, in a script that no browser runs. A page that failed says nothing. */
export function StructuredData() {
  const matches = useMatches()
  const site = matches.find((match) => match.routeId === '/$locale')?.loaderData
  const page = matches.at(-1)?.loaderData
  const graph = site && page && graphOf(page, site)
  return graph ? <script type="application/ld+json">{asScript(graph)}</script> : null
}
