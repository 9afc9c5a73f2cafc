import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before a server that is measured: tells what the process has used when it is asked.

/** What a process has used since it began. */
export interface Usage {
  readonly cpuMs: number
  readonly rss: number
  readonly heap: number
  /** The last hundredth of the waits of the event loop since the question before, in milliseconds. */
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
process.channel?.unref()
