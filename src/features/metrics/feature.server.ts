import { type Server, createServer } from 'node:http'
import { environment } from '#app/config/env.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { siteMetrics, type SiteMetrics } from './site-metrics.server.ts'
import { once } from 'node:events'
import { exposition, OPEN_METRICS, PROMETHEUS_TEXT, type Metric } from './registry.ts'

let running: { readonly server: Server; readonly metrics: SiteMetrics } | undefined

/** Metrics for Prometheus, on the port `METRICS_PORT`. Without this variable nothing is counted. */
export const metrics: Feature = {
  async listening() {
    const { METRICS_PORT: port, METRICS_HOST: host } = environment()
    if (port === undefined) return
    const counting = siteMetrics()
    try {
      running = { server: await serveMetrics(counting.all, port, host), metrics: counting }
    } catch (error) {
      counting.close()
      console.error(
        `[metrics] Port ${port} of ${host} cannot be used (${error instanceof Error ? error.message : String(error)}). The site runs without metrics.`,
      )
    }
  },
  async close() {
    running?.metrics.close()
    running?.server.close().closeAllConnections()
    running = undefined
  },
}

/** Answers `/metrics` on a separate port. Throws if the port cannot be used. */
export async function serveMetrics(all: readonly Metric[], port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const isReading = method === 'GET' || method === 'HEAD'
    if (url?.split('?', 1)[0] !== '/metrics' || !isReading) {
      response.writeHead(isReading ? 404 : 405, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Metrics are at /metrics.\n')
      return
    }
    const isOpenMetrics = headers.accept?.includes('application/openmetrics-text') === true
    exposition(all, isOpenMetrics).then(
      (text) => response.writeHead(200, { 'Content-Type': isOpenMetrics ? OPEN_METRICS : PROMETHEUS_TEXT }).end(method === 'HEAD' ? undefined : text),
      (error: unknown) => {
        console.error('[metrics] The metrics cannot be written.', error)
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
