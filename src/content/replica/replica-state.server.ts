import { embeddedConnection, type ServiceConnection } from '../client/service-connection.server.ts'
import type { DeliveryError } from '../error.ts'

/**
 * State of a replica.
 *
 * - `current`: the space has answered since the start
 * - `from disk`: the space has not answered; `since` is the time of its last answer
 * - `empty`: there is no content yet; `error` is the reason
 */
export type ReplicaState =
  | { readonly kind: 'current' }
  | { readonly kind: 'from disk'; readonly since: Date }
  | { readonly kind: 'empty'; readonly error: DeliveryError }

/** Describes the state of a replica that is read from disk. Returns `undefined` for other states. */
export function describeState(state: ReplicaState): string | undefined {
  return state.kind === 'from disk' ? `It is read from disk, as of ${state.since.toISOString()}, and is catching up.` : undefined
}

/** Creates a line to a replica in this process. It throws while the replica is empty, which is reported elsewhere. */
export function replicaConnection(state: () => ReplicaState): ServiceConnection {
  const connection = embeddedConnection()
  return {
    state: connection.state,
    read: async (work, deadlineMs) => {
      const now = state()
      if (now.kind === 'empty') throw now.error
      return connection.read(work, deadlineMs)
    },
  }
}

/** Reports the progress of an initial synchronization. */
export interface Progress {
  /** Adds to the number of received entries and assets. */
  add(count: number): void
  /** Reports that the synchronization is complete. */
  done(): void
}

const EVERY_MS = 5000

/** Starts to count. A synchronization shorter than 5 seconds is not reported. */
export function firstProgress(log: (message: string) => void, time: () => number = performance.now.bind(performance)): Progress {
  const began = time()
  let [count, saidAt] = [0, began]
  const rate = () => Math.round((count * 1000) / Math.max(1, time() - began))
  return {
    add(more) {
      count += more
      if (time() - saidAt < EVERY_MS) return
      saidAt = time()
      log(`The space is being copied: ${count} entries and assets so far, ${rate()} a second.`)
    },
    done() {
      if (saidAt > began) log(`The space has been copied: ${count} entries and assets in ${Math.round((time() - began) / 1000)} s.`)
    },
  }
}
