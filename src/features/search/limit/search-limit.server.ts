import { AsyncLocalStorage } from 'node:async_hooks'
import { TokenBuckets } from './token-buckets.ts'
import { visitorAddress } from './visitor-address.ts'

/** Faster nobody reads or types: a suggestion for every letter, and behind one address often a whole school. */
const BURST = 60
const PER_SECOND = 8
const MOST_ADDRESSES = 10_000

const buckets = new TokenBuckets(BURST, PER_SECOND, MOST_ADDRESSES)
/** The address of the visitor whose request is being answered; an empty object if nobody knows it. */
const visitors = new AsyncLocalStorage<{ readonly address: string | undefined }>()

/** A visitor searches more often than people do. */
export class SearchRefusedError extends Error {}

/** Answers a request of a visitor: all searches that it sets going are counted as theirs. */
export function onBehalfOf<T>(request: Request, work: () => T): T {
  const connection = 'ip' in request && typeof request.ip === 'string' ? request.ip : undefined
  const address = visitorAddress(connection, request.headers.get('X-Forwarded-For'))
  // What a request asks of the site itself is still asked by its visitor.
  return address === undefined && visitors.getStore() ? work() : visitors.run({ address }, work)
}

/** Counts a search of the visitor whose request is being answered. Throws a `SearchRefusedError` if they search too often. */
export function countSearch(): void {
  const address = visitors.getStore()?.address
  // Behind a proxy that does not name its visitors only the limit for all counts.
  if (address !== undefined && !buckets.take(address, performance.now())) throw new SearchRefusedError('This visitor sent too many searches.')
}
