import { DeliveryError } from '../error.ts'
import { faultOf } from './fault.server.ts'
import { serviceState, type ServiceState } from './service-state.server.ts'

/** Runs the reading of pages against a content service. */
export interface ServiceConnection {
  /**
   * Runs all queries of a page within one deadline.
   *
   * Throws `DeliveryError`. Return other exceptions, such as redirects, as values instead of throwing them.
   */
  read<T>(work: (signal: AbortSignal) => Promise<T>, deadlineMs?: number): Promise<T>
  readonly state: ServiceState
}

/** Maximum time without any answer while a page is read. A distant service answers the queries of a page one after the other. */
const SILENCE_MS = 3000
/** Maximum milliseconds for reading a page. */
const PAGE_MS = 10_000

/** Creates a line to a service over the network that records failures in `state`. */
export function networkConnection(state: ServiceState): ServiceConnection {
  return {
    state,
    read: (work, deadlineMs = PAGE_MS) => noting(state, () => whileAnswered(work, state, deadlineMs)),
  }
}

/** Creates a line to a service in this process, which needs no deadline. */
export function embeddedConnection(): ServiceConnection {
  const state = serviceState()
  return { state, read: (work) => noting(state, () => work(new AbortController().signal)) }
}

/** Waits for the work as long as the service answers queries, and at most until the deadline. Throws a `DeliveryError`. */
async function whileAnswered<T>(work: (signal: AbortSignal) => Promise<T>, state: ServiceState, deadlineMs: number): Promise<T> {
  const ended = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const begun = performance.now()
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    const now = performance.now()
    const [left, patience] = [begun + deadlineMs - now, Math.max(begun, state.answeredAt) + SILENCE_MS - now]
    if (left > 0 && patience > 0) {
      timer = setTimeout(check, Math.min(left, patience))
      return
    }
    ended.abort()
    const ms = left > 0 ? SILENCE_MS : deadlineMs
    reject(new DeliveryError('unreachable', `no complete response within ${ms / 1000} s`))
  }
  check()
  try {
    return await Promise.race([work(ended.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

async function noting<T>(state: ServiceState, read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await read()
  } catch (error) {
    const fault = faultOf(error)
    state.failed(fault, begun)
    throw fault
  }
}
