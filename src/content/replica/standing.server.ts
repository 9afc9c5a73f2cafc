import { embeddedLine, type Line } from '../client/line.server.ts'
import type { DeliveryError } from '../error.ts'

/**
 * State of a replica.
 *
 * - `current`: the space has answered since the start
 * - `from disk`: the space has not answered; `since` is the time of its last answer
 * - `empty`: there is no content yet; `error` is the reason
 */
export type Standing =
  | { readonly kind: 'current' }
  | { readonly kind: 'from disk'; readonly since: Date }
  | { readonly kind: 'empty'; readonly error: DeliveryError }

/** Describes the state of a replica that is read from disk. Returns `undefined` for other states. */
export function standingOf(standing: Standing): string | undefined {
  return standing.kind === 'from disk' ? `It is read from disk, as of ${standing.since.toISOString()}, and is catching up.` : undefined
}

/** Creates a line to a replica in this process. It throws while the replica is empty, which is reported elsewhere. */
export function replicaLine(standing: () => Standing): Line {
  const line = embeddedLine()
  return {
    state: line.state,
    read: async (work, deadlineMs) => {
      const now = standing()
      if (now.kind === 'empty') throw now.error
      return line.read(work, deadlineMs)
    },
  }
}
