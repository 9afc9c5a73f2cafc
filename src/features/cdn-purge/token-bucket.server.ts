/** How many requests or tags a CDN accepts at once, and after how many milliseconds it accepts one more. */
export interface Rate {
  readonly burst: number
  readonly refillMs: number
}

/** Counts how much of a rate is left. Without a rate, there is no limit. Times are in milliseconds. */
export class TokenBucket {
  readonly #rate: Rate
  #count: number
  #at: number

  constructor(rate: Rate | undefined, now: number) {
    this.#rate = rate ?? { burst: Infinity, refillMs: 1 }
    this.#count = this.#rate.burst
    this.#at = now
  }

  /** Returns how many the CDN accepts now. */
  left(now: number): number {
    return Math.floor(this.#refilled(now))
  }

  /** Returns the time until the CDN accepts one; 0 if it does now. */
  wait(now: number): number {
    return Math.max(0, Math.ceil((1 - this.#refilled(now)) * this.#rate.refillMs))
  }

  /** Takes some of those that are left. */
  take(count: number, now: number): void {
    this.#count = this.#refilled(now) - count
    this.#at = now
  }

  #refilled(now: number): number {
    return Math.min(this.#rate.burst, this.#count + (now - this.#at) / this.#rate.refillMs)
  }
}
