import { monitorEventLoopDelay } from 'node:perf_hooks'

// Preloaded into a measured server. Reports the resources that the process has used, when a message requests them.

/** Resources that a process has used since its start. */
export interface Usage {
  readonly cpuMs: number
  readonly rss: number
  readonly heap: number
  /** 99th percentile of the event loop's delay since the previous report, in milliseconds. */
  readonly delayP99: number
}

const RESOLUTION_MS = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const delayP99 = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS)
  delay.reset()
  return { cpuMs: (user + system) / 1000, rss, heap: heapUsed, delayP99 }
}

process.on('message', (question) => {
  if (question === 'usage') process.send?.(usage())
})
// The measuring process has ended.
process.on('disconnect', () => process.exit())
process.channel?.unref()
