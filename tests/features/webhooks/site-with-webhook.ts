import { promisify } from 'node:util'
import { vi } from 'vitest'
import type { ContentSource } from '../../../src/content/client/content-source.ts'
import type { LastChange } from '../../../src/content/publishing/last-changes.server.ts'
import { PATH, type Sent } from './webhook.ts'

/** The webhook endpoint of a site over HTTP, with its content source. */
export interface SiteWithWebhook {
  readonly url: string
  readonly source: ContentSource
  lastChanges(): readonly LastChange[]
  /** Sends a webhook. Returns the status and text of the response. */
  send(webhook: Sent, path?: string): Promise<readonly [status: number, sentence: string]>
  /** Counts the open connections. */
  connections(): Promise<number>
  close(): Promise<void>
}

/** Starts the endpoint as a process with this environment would. */
export async function siteWithWebhook(env: Readonly<Record<string, string>>): Promise<SiteWithWebhook> {
  vi.resetModules()
  Object.assign(process.env, env)
  const { contentfulWebhook } = await import('../../../src/features/webhooks/contentful-webhook.server.ts')
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { lastChanges } = await import('../../../src/content/publishing/last-changes.server.ts')
  const { finalizeResponse } = await import('../../../src/server/response/finalize-response.server.ts')
  const { refuseMethod } = await import('../../../src/server/request/method-guard.server.ts')
  const { httpServer, listen } = await import('../../../src/server/connection/listen.server.ts')
  const { plainText } = await import('../../../src/server/response/plain-text.server.ts')
  const source = await contentSource()
  const server = httpServer({}, async (request) => {
    const { pathname } = new URL(request.url)
    if (!contentfulWebhook.isAt(pathname)) return plainText(404, 'No endpoint.')
    const refused = refuseMethod(request.method, pathname, contentfulWebhook.methods)
    return refused ?? finalizeResponse(await contentfulWebhook.answer(request, noCalls, new URL(request.url)), contentfulWebhook.policy)
  })
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  return {
    url,
    source,
    lastChanges: () => lastChanges(['en']),
    async send(webhook, path = PATH) {
      const response = await fetch(`${url}${path}`, webhook)
      return [response.status, (await response.text()).trim()]
    },
    connections: promisify(server.getConnections.bind(server)),
    async close() {
      server.close().closeAllConnections()
      await source.close?.()
      await globalThis.contentReplica?.close()
    },
  }
}

async function noCalls(): Promise<Response> {
  throw new Error('A webhook calls no function of the site.')
}
