import { setImmediate } from 'node:timers'

/**
 * Lets work begin in the order of its arrival, one piece in each turn of the event loop.
 *
 * A page is rendered in one go, so a turn that begins all that has arrived lasts as long as all of them together, and a turn
 * accepts one new connection: who comes last would be let in when everybody else had been served several times.
 */
export class Turnstile {
  readonly #longest: number
  readonly #waiting: (() => void)[] = []
  #hasTurned = false
  #isFull = false

  /** `longest`: more than so many do not wait. */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** Wait for one's turn; gives `false` at once where too many wait already. */
  async pass(): Promise<boolean> {
    if (!this.#hasTurned) {
      this.#turned()
      return true
    }
    if (this.#waiting.length >= this.#longest) {
      if (!this.#isFull) console.warn(`[server] ${this.#longest} requests wait for their pages; visitors see 503 until it is less.`)
      this.#isFull = true
      return false
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return true
  }

  #turned(): void {
    this.#hasTurned = true
    setImmediate(() => {
      this.#hasTurned = false
      const next = this.#waiting.shift()
      if (next) {
        this.#turned()
        next()
      } else this.#isFull = false
    })
  }
}
