import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Metric } from './registry.ts'

/** How often the delay of the event loop is sampled. Each sample takes microseconds. */
const RESOLUTION_MS = 20

/** Starts to measure the process, under the names that dashboards for Node read. */
export function processMetrics(): { readonly all: readonly Metric[]; close(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000)
  const startedAt = Date.now() / 1000 - process.uptime()
  return {
    all: [
      new Gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1e6
      }),
      new Gauge('process_start_time_seconds', 'Start of the process in seconds since 1970.', () => startedAt),
      new Gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
      new Gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed),
      new Gauge('nodejs_external_memory_bytes', 'Memory of buffers outside of the heap.', () => process.memoryUsage().external),
      new Gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay of the event loop since the last scrape.', () => seconds(delay.percentile(50))),
      new Gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last scrape, 99th percentile.', () => seconds(delay.percentile(99))),
      new Gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop since the last scrape.', () => {
        const longest = seconds(delay.max)
        // Read last, so the next scrape begins with an empty histogram.
        delay.reset()
        return longest
      }),
    ],
    close: () => void delay.disable(),
  }
}
