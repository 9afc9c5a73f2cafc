import { setTimeout as sleep } from 'node:timers/promises'
import { Limiter } from 'contentful-emulator/async/limiter.ts'
import { DeliveryError } from '../../error.ts'

/** Limiter for a service that allows few requests at once, and at times none at all. */
export interface RequestLimiter {
  /**
   * Sends a request when its turn comes, first come, first served. Sends it again if a rate limit refuses it.
   *
   * A request whose `signal` aborts while it is queued is not sent. Throws at once if the rate limit lasts longer than a page waits.
   */
  pass<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** Maximum number of concurrent requests. More do not speed up a page, and use up the rate limit that all pages share. */
const WIDTH = 20
/** Maximum time that a request waits for a rate limit to pass. */
const PATIENCE_MS = 1500
/** Maximum pause after a rate limit, even if the service names a longer one. */
const MAX_PAUSE_MS = 60_000
/** Maximum number of retries after a rate limit. */
const REFUSALS = 2

/** Creates a limiter. `restOf` returns the milliseconds to pause after a failure, or `undefined` if the failure is not a rate limit. */
export function requestLimiter(restOf: (error: unknown) => number | undefined): RequestLimiter {
  const limiter = new Limiter(WIDTH)
  let restsUntil = 0

  /** Waits until the pause is over. A rate limit applies to all requests, not only to the refused one. */
  async function rested(signal: AbortSignal): Promise<void> {
    for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now()) {
      if (left > PATIENCE_MS) throw new DeliveryError('unreachable', `no requests are allowed for ${Math.ceil(left / 1000)} s`, { retryAfterMs: left })
      await sleep(left, undefined, { signal })
    }
  }

  async function sendUnderLimit<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let refused = 0; ; refused += 1) {
      await rested(signal)
      try {
        return await send()
      } catch (error) {
        const rest = restOf(error)
        if (rest !== undefined) restsUntil = Math.max(restsUntil, performance.now() + Math.min(rest, MAX_PAUSE_MS))
        if (rest === undefined || rest > PATIENCE_MS || refused === REFUSALS) throw error
      }
    }
  }

  return { pass: (send, signal) => limiter.run(() => sendUnderLimit(send, signal), signal) }
}
