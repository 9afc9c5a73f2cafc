import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnvironment, type Environment } from '../../../src/config/env.server.ts'
import { adapterOf } from '../../../src/features/cdn-purge/adapters.server.ts'
import { Outbox } from '../../../src/features/cdn-purge/outbox.server.ts'
import { Purger, type Clock } from '../../../src/features/cdn-purge/purger.server.ts'
import { Zones } from '../../../src/features/cdn-purge/zones.server.ts'

/** A clock that a test sets. */
export class TestClock implements Clock {
  #now: number
  #timers: readonly { readonly at: number; readonly work: () => void }[] = []

  constructor(now = Date.UTC(2026, 10, 24)) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  after(ms: number, work: () => void): () => void {
    if (ms < 0) throw new Error('A timer has no negative time.')
    const timer = { at: this.#now + ms, work }
    this.#timers = [...this.#timers, timer]
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer))
  }

  /** Milliseconds until the next timer, or `undefined`. */
  get untilNext(): number | undefined {
    return this.#timers.length === 0 ? undefined : Math.min(...this.#timers.map(({ at }) => at)) - this.#now
  }

  advance(ms: number): void {
    this.#now += ms
    const due = this.#timers.filter(({ at }) => at <= this.#now)
    this.#timers = this.#timers.filter(({ at }) => at > this.#now)
    for (const { work } of due) work()
  }
}

/** The clock of the machine, for processes that a test kills. */
export const MACHINE_CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

export const TAG_OF_ALL = 'a11a11a11a'
export const TAG_OF_TIMED = '71aed71aed'

/** Creates the purger of a single zone as a process with these variables would, with the outbox in a folder. */
export async function purging(variables: Readonly<Record<string, string>>, folder: string, clock: Clock = new TestClock(), timeoutMs = 2000) {
  const env: Environment = parseEnvironment(variables)
  const cdn = env.SITE_CDN ?? 'generic'
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const outbox = new Outbox(join(folder, 'cdn-outbox.json'), TAG_OF_ALL, log)
  await outbox.open()
  const adapter = adapterOf(cdn, env)
  const requests = (tags: readonly string[], now: Date) => adapter.requests(tags, env, now)
  const againMs = env.SITE_CDN_AGAIN_SECONDS * 1000
  const waiting = () => outbox.size
  const purger = new Purger({ name: cdn, adapter: { ...adapter, requests }, outbox, waiting, clock, againMs, timeoutMs, log })
  return { purger, outbox, logged }
}

/** Opens the zones of a CDN as a process with these variables would, with the outboxes in a folder. */
export async function purgingZones(variables: Readonly<Record<string, string>>, folder: string, clock: Clock) {
  const env: Environment = parseEnvironment(variables)
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const zones = await Zones.read({ cdn: env.SITE_CDN ?? 'generic', env, folder, tagOfAll: TAG_OF_ALL, clock, timeoutMs: 2000, log })
  return { zones, logged }
}

/** Creates a temporary folder, which `Symbol.dispose` removes. */
export function folderOfTest() {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}
