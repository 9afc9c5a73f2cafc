import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { TAKE_TOKEN } from '#app/nodes/scripts.server.ts'
import { sharedStore } from '#app/nodes/site-nodes.server.ts'
import { TokenBuckets } from './token-buckets.ts'
import { visitorAddress } from './visitor-address.ts'

/** Rate limit per visitor. Permits a suggestion for every keystroke, and a whole school behind one IP address. */
const BURST = 60
const PER_SECOND = 8
const MAX_ADDRESSES = 10_000

const buckets = new TokenBuckets(BURST, PER_SECOND, MAX_ADDRESSES)
/** IP address of the visitor of the current request. Contains no address if it is unknown. */
const visitors = new AsyncLocalStorage<{ readonly address: string | undefined }>()

/** Thrown if a visitor searches more often than people do. */
export class SearchRefusedError extends Error {}

/** Runs a request of a visitor, so that all its searches count for this visitor. */
export function onBehalfOf<T>(request: Request, work: () => T): T {
  const connection = 'ip' in request && typeof request.ip === 'string' ? request.ip : undefined
  const address = visitorAddress(connection, request.headers.get('X-Forwarded-For'))
  // Internal requests belong to the visitor of the outer request.
  return address === undefined && visitors.getStore() ? work() : visitors.run({ address }, work)
}

/**
 * Counts a search of the current visitor, over all nodes of the site. Throws a `SearchRefusedError` if the visitor searches too often. While
 * Redis is unreachable, each node counts on its own.
 */
export async function countSearch(): Promise<void> {
  const address = visitors.getStore()?.address
  // Without an address, only the length of the queue limits searches.
  if (address === undefined) return
  const isPermitted =
    buckets.take(address, performance.now()) && (await sharedStore()?.run(TAKE_TOKEN, [`searches:${nameOf(address)}`], [BURST, PER_SECOND])) !== 0
  if (!isPermitted) throw new SearchRefusedError('This visitor sent too many searches.')
}

/** Returns a name for an address in Redis, which expires after seconds. Addresses themselves stay in this process. */
function nameOf(address: string): string {
  return hash('sha256', `search ${address}`).slice(0, 32)
}
