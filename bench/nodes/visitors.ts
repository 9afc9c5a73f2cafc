import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Lags, NeverFalling } from './revisions.ts'
import type { Published } from './space-process.ts'

/** A browser would wait longer. */
const PATIENCE_MS = 60_000
/** Time between two requests of a page whose new revision is not visible yet. */
const STEP_MS = 25

export interface Counts {
  answered: number
  /** Requests without a complete answer, or with a status from 500. */
  failed: number
  /** Describes the first failure. */
  failure?: string
  slowest: number
}

/** A connection that was open before ended without an answer. */
class ClosedError extends Error {}

/** Requests pages of one address of the site: checks that revisions never fall, and measures when new ones are visible. */
export class Visitors {
  readonly lags = new Lags()
  readonly revisions = new NeverFalling()
  readonly #url: string
  readonly #pathOf: (story: string) => string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  #counts: Counts = { answered: 0, failed: 0, slowest: 0 }
  #isStopped = false
  /** Whether failures do not count, because the node is stopped. */
  isPaused = false

  /** `pathOf` returns the address of a story. */
  constructor(url: string, pathOf: (story: string) => string) {
    this.#url = url
    this.#pathOf = pathOf
  }

  /** Requests the pages of published stories until they show the new revision. Call once. */
  async watch(): Promise<void> {
    while (!this.#isStopped) {
      if (!this.isPaused) for (const story of this.lags.stories) await this.visit(this.#pathOf(story))
      await sleep(STEP_MS)
    }
  }

  /** Requests addresses one after the other, a number per second, without waiting for earlier answers. */
  async visitAll(paths: readonly string[], perSecond: number, seconds: number): Promise<void> {
    const begun = performance.now()
    const visits: Promise<void>[] = []
    for (let count = 0; count < perSecond * seconds; count += 1) {
      await sleep(Math.max(0, begun + (count * 1000) / perSecond - performance.now()))
      visits.push(this.visit(paths[count % paths.length] ?? '/'))
    }
    await Promise.all(visits)
  }

  async visit(path: string): Promise<void> {
    const [begun, check] = [performance.now(), this.revisions.asking(path)]
    try {
      const text = await this.#text(path).catch((error: unknown) => {
        // Browsers repeat a request if the server closes a connection that was open before.
        if (error instanceof ClosedError) return this.#text(path)
        throw error
      })
      const found = check(text)
      for (const [story, revision] of found) if (path === this.#pathOf(story)) this.lags.see(story, revision, Date.now())
      this.#counts.answered += 1
    } catch (error) {
      if (!this.isPaused) {
        this.#counts.failed += 1
        this.#counts.failure ??= `${path}: ${String(error)} after ${Math.round(performance.now() - begun)} ms`
      }
    }
    this.#counts.slowest = Math.max(this.#counts.slowest, performance.now() - begun)
  }

  add(published: readonly Published[]): void {
    this.lags.add(published)
  }

  /** Returns the counts since the last call. */
  take(): Counts {
    const counts = this.#counts
    this.#counts = { answered: 0, failed: 0, slowest: 0 }
    return counts
  }

  stop(): void {
    this.#isStopped = true
    this.#agent.destroy()
  }

  #text(path: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    let isBegun = false
    const request = get(new URL(path, this.#url), { agent: this.#agent, timeout: PATIENCE_MS }, (response) => {
      isBegun = true
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => (response.complete && (response.statusCode ?? 500) < 500 ? resolve(text) : reject(new Error(String(response.statusCode)))))
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error('The answer is late.')))
    request.on('error', (error) => reject(request.reusedSocket && !isBegun ? new ClosedError(error.message) : error))
    return promise
  }
}
