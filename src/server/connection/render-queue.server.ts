import { setImmediate } from 'node:timers'
import { emit } from '#app/telemetry/events.server.ts'

/**
 * Queue that starts tasks in the order of their arrival, one in each turn of the event loop.
 * A page renders synchronously. If one turn started all waiting tasks, it would last as long as all of them together. Each turn accepts only
 * one new connection, so the last client would wait for several full rounds.
 */
export class RenderQueue {
  readonly #maxQueued: number
  readonly #waiting: (() => void)[] = []
  #hasTurned = false
  #isFull = false

  /** `longest` is the maximum number of waiting tasks. */
  constructor(maxQueued: number) {
    this.#maxQueued = maxQueued
  }

  /** Resolves to `true` at the task’s turn, or to `false` at once if the queue is full. */
  async pass(): Promise<boolean> {
    if (!this.#hasTurned) {
      this.#turned()
      return true
    }
    if (this.#waiting.length >= this.#maxQueued) {
      if (!this.#isFull) console.warn(`[server] ${this.#maxQueued} requests wait for their pages; visitors see 503 until it is less.`)
      this.#isFull = true
      return false
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      emit('renderQueue', { waiting: this.#waiting.length })
    })
    return true
  }

  #turned(): void {
    this.#hasTurned = true
    setImmediate(() => {
      this.#hasTurned = false
      const next = this.#waiting.shift()
      if (next) {
        emit('renderQueue', { waiting: this.#waiting.length })
        this.#turned()
        next()
      } else this.#isFull = false
    })
  }
}
