import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel'
import { DeliveryError } from '../error.ts'
import { faultOf } from './fault.server.ts'
import { serviceState, type ServiceState } from './service-state.server.ts'

/** The line to a content service, on which pages are read. */
export interface Line {
  /**
   * Do the reading of a page, all its questions within one deadline.
   *
   * Throws `DeliveryError`; what is thrown on purpose, such as a redirect, must be given back instead.
   */
  read<T>(work: (signal: AbortSignal) => Promise<T>, deadlineMs?: number): Promise<T>
  readonly state: ServiceState
}

/** Longer than this nobody waits for a page. */
const PAGE_MS = 3000

/** Make a line over the network to a service whose state is watched. */
export function networkLine(state: ServiceState): Line {
  return {
    state,
    read: (work, deadlineMs = PAGE_MS) =>
      noting(state, () => timeout(deadlineMs, TimeoutStrategy.Aggressive).execute(({ signal }) => work(signal)), deadlineMs),
  }
}

/** Make a line within the process, which does not wait. */
export function embeddedLine(): Line {
  const state = serviceState()
  return { state, read: (work) => noting(state, () => work(new AbortController().signal), 0) }
}

async function noting<T>(state: ServiceState, read: () => Promise<T>, deadlineMs: number): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const fault = error instanceof TaskCancelledError ? new DeliveryError('unreachable', `nothing whole within ${deadlineMs / 1000} s`) : faultOf(error)
    state.failed(fault)
    throw fault
  }
}
