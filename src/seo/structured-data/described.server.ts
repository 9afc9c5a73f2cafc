import type { Graph } from 'schema-dts'
import type { Page } from '#app/content/view/page-meta.ts'
import { pageGraph, type About } from './page-graph.server.ts'
import type { SiteFacts } from './site-facts.ts'

/** Returns the subject of a page. */
export type Describe<P extends Page> = (page: P, site: SiteFacts) => About

const described = new WeakMap<object, (site: SiteFacts) => Graph | undefined>()

/** Adds structured data to the document of a page. The function stays on the server and is not sent to the browser's router. */
export function describedBy<P extends Page>(page: P, about: Describe<P>): P {
  described.set(page, (site) => pageGraph(page, site, about(page, site)))
  return page
}

/** Returns the structured data of a page, or `undefined` if it has none. */
export function graphOf(page: object, site: SiteFacts): Graph | undefined {
  return described.get(page)?.(site)
}

/** Serializes a graph for a script element. Texts of editors can neither end the element nor begin a comment in it. */
export function asScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
