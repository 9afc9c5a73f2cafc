import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { DeliveryError } from '../error.ts'
import { faultOf } from './fault.server.ts'
import { serviceState, type ServiceState } from './service-state.server.ts'

/** The line to a content service, on which pages are read. */
export interface Line {
  /**
   * Do the reading of a page, all its questions within one deadline.
   *
   * Fails at once while the service is known not to answer. Throws `DeliveryError`; what is thrown on purpose, such as a
   * redirect, must be given back instead.
   */
  read<T>(work: (signal: AbortSignal) => Promise<T>, deadlineMs?: number): Promise<T>
  readonly state: ServiceState
}

/** Longer than this nobody waits for a page. */
const PAGE_MS = 3000
/** Readings that fail one after the other before no more are tried. */
const ENOUGH = 4
/** After that one is tried from time to time; all others fail at once. */
const PAUSE = { initialDelay: 1000, maxDelay: 10_000 }

/** Make a line over the network. */
export function networkLine(): Line {
  const state = serviceState()
  const breaker = circuitBreaker(handleWhen(isSilence), { breaker: new ConsecutiveBreaker(ENOUGH), halfOpenAfter: new ExponentialBackoff(PAUSE) })
  return {
    state,
    read: (work, deadlineMs = PAGE_MS) =>
      noting(state, () => wrap(breaker, timeout(deadlineMs, TimeoutStrategy.Aggressive)).execute(({ signal }) => work(signal)), deadlineMs),
  }
}

/** Make a line within the process, which neither breaks nor waits. */
export function embeddedLine(): Line {
  const state = serviceState()
  return { state, read: (work) => noting(state, () => work(new AbortController().signal), 0) }
}

async function noting<T>(state: ServiceState, read: () => Promise<T>, deadlineMs: number): Promise<T> {
  try {
    const value = await read()
    state.answered()
    return value
  } catch (error) {
    if (error instanceof BrokenCircuitError) throw new DeliveryError('unreachable', 'it did not answer before')
    const fault = error instanceof TaskCancelledError ? new DeliveryError('unreachable', `nothing whole within ${deadlineMs / 1000} s`) : faultOf(error)
    state.failed(fault)
    throw fault
  }
}

/** A limit of requests says that the service is there. */
function isSilence(error: unknown): boolean {
  return error instanceof TaskCancelledError || (error instanceof DeliveryError && error.fault === 'unreachable' && error.retryAfterMs === undefined)
}
