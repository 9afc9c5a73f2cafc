import { z } from 'zod'
import type { NodeFacts } from '#app/content/pages/page-services.server.ts'

/** Up to which news a node shows the content. */
const position = z.object({
  /** Id of the last news that the node has read. Empty before the first. */
  last: z.string(),
  /** Ids of earlier news that the node does not show yet. */
  pending: z.array(z.string()),
})

export type Position = z.output<typeof position>

const status = z.object({
  name: z.string(),
  position,
  /** Median of the milliseconds from publishing until the node showed a change. */
  lagMs: z.number().optional(),
  /** Accepted and failed requests to the CDN. */
  purges: z.number().optional(),
  failures: z.number().optional(),
})

/** Status of a node, which its heartbeats contain. */
export type NodeStatus = z.output<typeof status>

/** Limits the size of a heartbeat. */
const MAX_PENDING = 200

/** Returns the position of a node that has read news up to `last`. `pending` must be in the order of the stream. */
export function positionAt(last: string, pending: readonly string[]): Position {
  if (pending.length <= MAX_PENDING) return { last, pending: [...pending] }
  return { last: pending[MAX_PENDING - 1] ?? last, pending: pending.slice(0, MAX_PENDING) }
}

/** Returns whether a node at a position shows all news with the given ids. */
export function isShowing({ last, pending }: Position, ids: readonly string[]): boolean {
  return ids.every((id) => isAtMost(id, last) && !pending.includes(id))
}

/** Reads the status of a node. Returns `undefined` for text that another version of the site wrote. */
export function readStatus(text: string): NodeStatus | undefined {
  try {
    return status.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Returns the state of a node for people. */
export function factsOf({ name, position: { last, pending }, lagMs, purges, failures }: NodeStatus): NodeFacts {
  const [ms = ''] = last.split('-', 1)
  return { name, shownUntil: ms === '' ? undefined : new Date(Number(ms)), waiting: pending.length, lagMs, purges, failures }
}

/** Compares ids of a Redis stream: milliseconds and a sequence number. */
function isAtMost(one: string, other: string): boolean {
  const [ms = 0, sequence = 0] = one.split('-').map(Number)
  const [otherMs = -1, otherSequence = -1] = other === '' ? [] : other.split('-').map(Number)
  return ms < otherMs || (ms === otherMs && sequence <= otherSequence)
}
