import type { JsonObject } from 'contentful-emulator/json/json.ts'

/** Simulated failures. */
export interface Faults {
  /** Breaks every connection after the given number of writes. */
  dieAfter(writes: number): void
  /** Accepts connections again. */
  revive(): void
  /** Responds to the next requests with 429. */
  limitNext(requests: number): void
  /** Rejects matching writes. */
  refuse(fits: (method: string, path: string) => boolean, status: number, body: JsonObject): void
  /** Runs a function once before a matching write, as a simultaneous change. */
  before(fits: (method: string, path: string) => boolean, act: () => void): void
}

type Fits = (method: string, path: string) => boolean

/** Stores the failures to simulate. */
export class FaultPlan implements Faults {
  #left = Infinity
  #limited = 0
  #refusals: { fits: Fits; status: number; body: JsonObject }[] = []
  #acts: { fits: Fits; act: () => void }[] = []

  dieAfter(writes: number): void {
    this.#left = writes
  }

  revive(): void {
    this.#left = Infinity
    this.#refusals = []
  }

  limitNext(requests: number): void {
    this.#limited = requests
  }

  refuse(fits: Fits, status: number, body: JsonObject): void {
    this.#refusals.push({ fits, status, body })
  }

  before(fits: Fits, act: () => void): void {
    this.#acts.push({ fits, act })
  }

  /** Returns the failure of a request: `dies`, a rejection, or `undefined` for none. */
  next(method: string, path: string): 'dies' | { readonly status: number; readonly body: JsonObject } | undefined {
    if (this.#left <= 0) return 'dies'
    if (this.#limited > 0) {
      this.#limited -= 1
      return { status: 429, body: { sys: { type: 'Error', id: 'RateLimitExceeded' }, message: 'Too many requests' } }
    }
    if (method === 'GET') return undefined
    this.#left -= 1
    const act = this.#acts.findIndex(({ fits }) => fits(method, path))
    if (act >= 0) for (const each of this.#acts.splice(act, 1)) each.act()
    return this.#refusals.find(({ fits }) => fits(method, path))
  }
}
