import { embeddedLine, type Line } from '../client/line.server.ts'
import type { DeliveryError } from '../error.ts'

/**
 * How current a replica is.
 *
 * - `current`: the space has answered since the start
 * - `from disk`: it has not; `since` is when it last did
 * - `empty`: it never has; `error` says why
 */
export type Standing =
  | { readonly kind: 'current' }
  | { readonly kind: 'from disk'; readonly since: Date }
  | { readonly kind: 'empty'; readonly error: DeliveryError }

/** Say how current a replica is, where that is worth a sentence. */
export function standingOf(standing: Standing): string | undefined {
  return standing.kind === 'from disk' ? `It is read from disk, as of ${standing.since.toISOString()}, and is catching up.` : undefined
}

/** Make the line to a replica: within the process, and closed as long as the replica is empty, which is said elsewhere. */
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
