import type { DeliveryError, Fault } from '../error.ts'

/** Log message for each fault: the event, its consequence and the remedy. */
const SAYINGS: Readonly<Record<Fault, (detail: string) => string>> = {
  unreachable: (detail) =>
    `The content service does not answer (${detail}). Until it does, pages that were read before are shown and other pages are 503. Check the network and CONTENTFUL_HOST.`,
  refused: (detail) =>
    `The content service refuses the site (${detail}). Pages that were not read before are 503; check CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`,
  question: (detail) =>
    `The content service rejects a query as invalid (${detail}). Visitors see 500 on pages that need it; \`npm run check\` compares the space with the site's models.`,
  ours: (detail) =>
    `The site failed on an answer of the content service (${detail}). Visitors see 500 on that page. This is a fault in the site's code; the trace follows.`,
}

/** Logs each change in the state of the content service once. */
export interface ServiceState {
  /** Time of the last answer, in the milliseconds of `time`; `-Infinity` before the first answer. */
  readonly answeredAt: number
  /** Records that the service answered. */
  answered(): void
  /** Records that a request failed. `begun` is its start in the milliseconds of `time`: a silence from before the end of an outage belongs to that outage. */
  failed(error: DeliveryError, begun?: number): void
  /** Counts a page that could not be shown. */
  pageLost(): void
}

/** Minimum time since the last failure before an answer ends the outage. */
const CALM_MS = 800
const REMEMBERED = 200

/** Creates the state of a service. `time` returns milliseconds of a monotonic clock, because the clock of the machine may go back. */
export function serviceState(time: () => number = performance.now.bind(performance)): ServiceState {
  let answeredAt = -Infinity
  let recoveredAt = -Infinity
  let outage: { readonly fault: Fault; readonly since: number; last: number; confirmed: number; pages: number } | undefined
  const logged = new Set<string>()
  return {
    get answeredAt() {
      return answeredAt
    },
    answered() {
      answeredAt = time()
      if (!outage || time() - outage.last < CALM_MS) return
      console.warn(`[content] The content service answers again after ${lasted(time() - outage.since)}; ${pages(outage.pages)} could not be shown.`)
      outage = undefined
      recoveredAt = answeredAt
    },
    failed(error, begun = Infinity) {
      const { fault, message, cause } = error
      if (error.code === 'unavailable') {
        if (!outage && fault === 'unreachable' && begun < recoveredAt) return
        const now = time()
        // A request that began before a refusal may fail after it. The refusal goes on.
        if (outage?.fault === 'refused' && fault === 'unreachable' && now - outage.confirmed < CALM_MS) {
          outage.last = now
          return
        }
        if (outage?.fault !== fault) {
          outage = { fault, since: outage?.since ?? now, last: now, confirmed: now, pages: outage?.pages ?? 0 }
          console.warn(`[content] ${SAYINGS[fault](message)}`)
        }
        outage.last = now
        outage.confirmed = now
        return
      }
      // The same fault on many pages, or with a different detail for each visitor, is logged once.
      const key = `${fault} ${place(cause) ?? message}`
      if (logged.has(key)) return
      if (logged.size >= REMEMBERED) logged.clear()
      logged.add(key)
      console.error(`[content] ${SAYINGS[fault](message)}`, ...(fault === 'ours' ? [cause] : []))
    },
    pageLost() {
      if (outage) outage.pages += 1
    },
  }
}

/** Returns the first line of the stack trace. */
function place(error: unknown): string | undefined {
  return error instanceof Error ? error.stack?.split('\n').find((connection) => /^\s+at /.test(connection)) : undefined
}

function lasted(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
