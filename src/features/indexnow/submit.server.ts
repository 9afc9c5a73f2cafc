import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'

/** Service and credentials for IndexNow. */
export interface Submission {
  /** URL of the service. */
  readonly service: string
  readonly key: string
  /** Scheme and host of the site. */
  readonly origin: string
  /** Pause after the first failed attempt. Later pauses are longer. */
  readonly pauseMs: number
}

/**
 * Reason of a rejection. `key`: the key file is missing or contains another key. `addresses`: the URLs are not of this host. `too-many`: too
 * many requests. `unreachable`: no response or a 5xx. `unexpected`: any other status.
 */
export type IndexNowFault = 'key' | 'addresses' | 'too-many' | 'unreachable' | 'unexpected'

/** Thrown if IndexNow rejects a submission. `code` determines whether a retry is useful. */
export class IndexNowError extends Error {
  readonly code: IndexNowFault

  constructor(code: IndexNowFault, options?: ErrorOptions) {
    super(`IndexNow: ${code}`, options)
    this.code = code
  }

  /** Whether a retry may succeed. */
  get isPassing(): boolean {
    return this.code === 'too-many' || this.code === 'unreachable'
  }
}

/** Maximum number of URLs per request in the protocol. */
export const MAX_AT_ONCE = 10_000
const ATTEMPTS = 3
const MAX_PAUSE_MS = 60_000
const DEADLINE_MS = 10_000

const FAULTS: ReadonlyMap<number, IndexNowFault> = new Map([
  [403, 'key'],
  [422, 'addresses'],
  [429, 'too-many'],
])

/** Submits up to `MAX_AT_ONCE` changed URLs to IndexNow. Retries temporary errors a few times. Throws an `IndexNowError`. */
export async function submit(addresses: readonly string[], { service, key, origin, pauseMs }: Submission): Promise<void> {
  const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation: new URL(`/${key}.txt`, origin).href, urlList: addresses })
  const attempts = retry(
    handleWhen((error) => error instanceof IndexNowError && error.isPassing),
    { maxAttempts: ATTEMPTS, backoff: new ExponentialBackoff({ initialDelay: pauseMs, maxDelay: MAX_PAUSE_MS }) },
  ).dangerouslyUnref()
  await attempts.execute(() => post(service, body))
}

async function post(service: string, body: string): Promise<void> {
  const answer = await fetch(service, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((cause: unknown) => {
    throw new IndexNowError('unreachable', { cause })
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new IndexNowError(FAULTS.get(answer.status) ?? (answer.status >= 500 ? 'unreachable' : 'unexpected'))
}
