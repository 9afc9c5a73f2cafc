import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryError } from '../../error.ts'

/** The way to a service that takes only so many requests at once, and now and then none at all. */
export interface Lane {
  /**
   * Send a request when its turn comes, first come, first served, and again where it is refused for a limit of requests.
   *
   * Who has waited until `signal` aborts is not sent any more. Throws at once where the service wants to be left alone for
   * longer than anybody waits.
   */
  pass<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** More at once make no page faster, and use up the limit of requests for all. */
const WIDTH = 20
/** Nobody waits longer for a limit to pass. */
const PATIENCE_MS = 1500
/** So long at most nothing is asked, whatever the service says. */
const LONGEST_REST_MS = 60_000
/** So often a request is sent again. */
const REFUSALS = 2

/** Make a lane. `restOf` tells for how many milliseconds a failure asks to be left alone. */
export function lane(restOf: (error: unknown) => number | undefined): Lane {
  const waiting = new Set<() => void>()
  let free = WIDTH
  let restsUntil = 0

  function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter)
        reject(signal.reason)
      }
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(enter)
    })
  }

  function giveWay(): void {
    const [next] = waiting
    if (!next) return void (free += 1)
    waiting.delete(next)
    next()
  }

  /** A limit holds for all: while one is told to wait, nobody is sent. */
  async function rested(signal: AbortSignal): Promise<void> {
    for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now()) {
      if (left > PATIENCE_MS) throw new DeliveryError('unreachable', `no requests are allowed for ${Math.ceil(left / 1000)} s`, { retryAfterMs: left })
      await sleep(left, undefined, { signal })
    }
  }

  return {
    async pass(send, signal) {
      await turn(signal)
      try {
        for (let refused = 0; ; refused += 1) {
          await rested(signal)
          try {
            return await send()
          } catch (error) {
            const rest = restOf(error)
            if (rest !== undefined) restsUntil = Math.max(restsUntil, performance.now() + Math.min(rest, LONGEST_REST_MS))
            if (rest === undefined || rest > PATIENCE_MS || refused === REFUSALS) throw error
          }
        }
      } finally {
        giveWay()
      }
    },
  }
}
