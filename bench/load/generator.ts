import { createHistogram } from 'node:perf_hooks'
import { Connection } from './connection.ts'
import type { Ask, Job, Outcome } from './job.ts'

/** Maximum milliseconds to wait for open responses after the time is over. */
const PATIENCE_MS = 10_000
/** Milliseconds before a connection that was refused or closed is opened again. */
const REST_MS = 20

interface Prepared {
  readonly bytes: Uint8Array
  readonly isHead: boolean
}

function prepare({ method = 'GET', path, headers = {} }: Ask, host: string): Prepared {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return { bytes: Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), isHead: method === 'HEAD' }
}

/**
 * Sends requests to a server. Each connection begins at a different position of the list, so that no two send the same request at a
 * time. If `isOnce` is set, the connections share the list.
 */
function run(job: Job): Promise<Outcome> {
  const { host } = new URL(job.url)
  const asks = job.asks.map((ask) => prepare(ask, host))
  const times = createHistogram()
  const statuses: Record<number, number> = {}
  const connections = Array.from({ length: job.connections }, () => new Connection(new URL(job.url)))
  const places = connections.map((_, index) => Math.floor((index * asks.length) / connections.length))
  let shared = 0
  const most = job.isOnce ? asks.length : Infinity
  const idle = connections.map((_, index) => index)
  const begun = performance.now()
  const until = begun + job.seconds * 1000
  let underway = 0
  let answered = 0
  let last = begun

  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience)
      for (let n = 0; n < underway + due.length; n += 1) count(0)
      for (const connection of connections) connection.close()
      const ms = (percentile: number) => (answered === 0 ? 0 : times.percentile(percentile) / 1e6)
      resolve({ answered, statuses, perSecond: (answered / (last - begun)) * 1000, p50: ms(50), p99: ms(99), max: answered === 0 ? 0 : times.max / 1e6 })
    }
    const patience = setTimeout(end, job.seconds * 1000 + PATIENCE_MS)
    const count = (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1)

    const ask = (index: number, dueAt: number) => {
      // Other connections have sent the rest of the list during the pause.
      if (shared >= most) return
      const place = job.isOnce ? shared : (places[index] ?? 0)
      const next = asks[place % asks.length]
      const connection = connections[index]
      if (!next || !connection) return
      if (job.isOnce) shared += 1
      else places[index] = place + 1
      underway += 1
      connection.ask(next.bytes, next.isHead, (status) => {
        last = performance.now()
        underway -= 1
        answered += 1
        count(status)
        times.record(Math.max(1, Math.round((last - dueAt) * 1e6)))
        const isOver = last >= until || answered + underway >= most
        if (isOver && due.length === 0) return underway === 0 ? end() : undefined
        if (job.rate === undefined) return status === 0 ? void setTimeout(ask, REST_MS, index, last + REST_MS) : ask(index, last)
        const waiting = due.shift()
        if (waiting === undefined) idle.push(index)
        else ask(index, waiting)
      })
    }

    /** Times at which requests were due while no connection was idle. */
    const due: number[] = []
    let sent = 0
    const sendDue = (rate: number) => {
      const now = Math.min(performance.now(), until)
      for (; begun + (sent * 1000) / rate <= now; sent += 1) {
        const index = idle.pop()
        if (index === undefined) due.push(begun + (sent * 1000) / rate)
        else ask(index, begun + (sent * 1000) / rate)
      }
      if (now < until) setTimeout(sendDue, 1, rate)
      else if (underway === 0) end()
    }
    if (job.rate === undefined) for (const index of connections.keys()) ask(index, begun)
    else sendDue(job.rate)
  })
}

process.on('message', (job: Job) => void run(job).then((outcome) => process.send?.(outcome)))
