import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { exposition, OPEN_METRICS, PROMETHEUS_TEXT, type Metric } from './registry.ts'

/** Answers `/metrics` on a separate port. Throws if the port cannot be used. */
export async function serveMetrics(metrics: readonly Metric[], port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const isReading = method === 'GET' || method === 'HEAD'
    if (url?.split('?', 1)[0] !== '/metrics' || !isReading) {
      response.writeHead(isReading ? 404 : 405, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Metrics are at /metrics.\n')
      return
    }
    const isOpenMetrics = headers.accept?.includes('application/openmetrics-text') === true
    exposition(metrics, isOpenMetrics).then(
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
