import { asScript } from '../../../src/seo/structured-data/described.server.ts'
import type { pageGraph } from '../../../src/seo/structured-data/page-graph.server.ts'
import { graphOf, graphSchema } from './rules.ts'

/** Returns the parts of a graph as a search engine reads them from the document. Throws if a rule is broken or there is no graph. */
export function readGraph(graph: ReturnType<typeof pageGraph>) {
  if (!graph) throw new Error('There is no graph.')
  return graphSchema.parse(graphOf(`<script type="application/ld+json">${asScript(graph)}</script>`))['@graph']
}
