import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { environment } from '#app/config/env.server.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { medianLag } from '#app/content/publishing/last-changes.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { Nodes } from './nodes.server.ts'
import { factsOf, type NodeStatus } from './positions.server.ts'
import { SharedStore } from './shared-store.server.ts'

/** Facts that a part of the site adds to the status of this node. */
type Facts = Pick<NodeStatus, 'purges' | 'failures'>

let facts = (): Facts => ({})
let opened: { readonly store: SharedStore; readonly nodes: Nodes } | undefined

/** Returns the state that the nodes share, or `undefined` without `SITE_REDIS_URL`. */
export function sharedStore(): SharedStore | undefined {
  return opened?.store
}

/** Returns the nodes of the site, or `undefined` without `SITE_REDIS_URL`. */
export function siteNodes(): Nodes | undefined {
  return opened?.nodes
}

/** Adds facts to the status of this node. */
export function reportFacts(read: () => Facts): void {
  facts = read
}

/** Joins the other nodes of the site through Redis. Without `SITE_REDIS_URL` this node is on its own. */
export const nodes: Feature = {
  async contentOpened() {
    const { SITE_REDIS_URL: url, PORT } = environment()
    if (url === undefined) return
    const prefix = `{vitrine:${new URL(siteOrigin()).host}}`
    const log = (message: string) => console.warn(`[nodes] ${message}`)
    const store = await SharedStore.open({ url, prefix, log })
    const source = await contentSource()
    const [id, name] = [randomUUID(), `${hostname()}:${PORT || process.pid}`]
    opened = { store, nodes: new Nodes({ store, source, id, log, status: () => ({ name, lagMs: medianLag(), ...facts() }) }) }
  },
  isReady: () => opened?.nodes.isCurrent ?? true,
  services: { nodes: () => opened?.nodes.statuses.map(factsOf) ?? [] },
  async close() {
    const closing = opened
    opened = undefined
    await closing?.nodes.close()
    closing?.store.close()
  },
}
