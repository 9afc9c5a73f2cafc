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
