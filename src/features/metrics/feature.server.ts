import type { Server } from 'node:http'
import { environment } from '#app/config/env.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { serveMetrics } from './metrics-server.server.ts'
import { siteMetrics, type SiteMetrics } from './site-metrics.server.ts'

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
