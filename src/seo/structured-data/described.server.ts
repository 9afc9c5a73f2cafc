import type { Graph } from 'schema-dts'
import type { Page } from '#app/content/view/page-meta.ts'
import { pageGraph, type About } from './page-graph.server.ts'
import type { SiteFacts } from './site-facts.ts'

/** Says what a page is about. */
export type Describe<P extends Page> = (page: P, site: SiteFacts) => About

const described = new WeakMap<object, (site: SiteFacts) => Graph | undefined>()

/** Let the document of a page describe it to programs. How it does stays on the server: the data that the browser gets of the page is without it. */
export function describedBy<P extends Page>(page: P, about: Describe<P>): P {
  described.set(page, (site) => pageGraph(page, site, about(page, site)))
  return page
}

/** Give what the document of a page tells programs; `undefined` where it tells nothing. */
export function graphOf(page: object, site: SiteFacts): Graph | undefined {
  return described.get(page)?.(site)
}
