import { AsyncLocalStorage } from 'node:async_hooks'
import { TokenBuckets } from './token-buckets.ts'
import { visitorAddress } from './visitor-address.ts'

/** Faster nobody reads or types: a suggestion for every letter, and behind one address often a whole school. */
const BURST = 60
const PER_SECOND = 8
const MOST_ADDRESSES = 10_000

const buckets = new TokenBuckets(BURST, PER_SECOND, MOST_ADDRESSES)
const refused = new AsyncLocalStorage<boolean>()

/** Tell whether a visitor asks more often than people do. Without an address, as behind a proxy that tells none, nobody does. */
export function asksTooOften(request: Request): boolean {
  const connection = 'ip' in request && typeof request.ip === 'string' ? request.ip : undefined
  const address = visitorAddress(connection, request.headers.get('X-Forwarded-For'))
  return address !== undefined && !buckets.take(address, performance.now())
}

/** Make a page of the search that says so, where the visitor asks too often. */
export function limited<T>(isTooOften: boolean, work: () => T): T {
  return refused.run(isTooOften, work)
}

/** Tell whether the search that this is a part of is refused. */
export function isRefused(): boolean {
  return refused.getStore() === true
}
