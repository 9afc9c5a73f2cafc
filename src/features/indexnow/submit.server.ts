import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'

/** Where IndexNow is told, and by whom. */
export interface Submission {
  /** The address of the service. */
  readonly service: string
  readonly key: string
  /** Scheme and host of the site. */
  readonly origin: string
  /** How long the first pause lasts after an attempt that failed; each further one is longer. */
  readonly pauseMs: number
}

/** Why addresses were not taken: `key` the key file was not found or is another's, `addresses` they are not of this host, `too-many` too often, `unreachable` no answer or one of 5xx, `unexpected` anything else. */
export type IndexNowFault = 'key' | 'addresses' | 'too-many' | 'unreachable' | 'unexpected'

/** IndexNow did not take addresses; whoever catches it decides by `code` whether to try again. */
export class IndexNowError extends Error {
  readonly code: IndexNowFault

  constructor(code: IndexNowFault, options?: ErrorOptions) {
    super(`IndexNow: ${code}`, options)
    this.code = code
  }

  /** Whether the same may be taken later. */
  get isPassing(): boolean {
    return this.code === 'too-many' || this.code === 'unreachable'
  }
}

/** More the protocol does not allow at once. */
export const MOST_AT_ONCE = 10_000
const ATTEMPTS = 3
const LONGEST_PAUSE_MS = 60_000
const DEADLINE_MS = 10_000

const FAULTS: ReadonlyMap<number, IndexNowFault> = new Map([
  [403, 'key'],
  [422, 'addresses'],
  [429, 'too-many'],
])

/** Tell IndexNow of up to `MOST_AT_ONCE` addresses that changed. What may pass is tried a few times; throws an `IndexNowError`. */
export async function submit(addresses: readonly string[], { service, key, origin, pauseMs }: Submission): Promise<void> {
  const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation: new URL(`/${key}.txt`, origin).href, urlList: addresses })
  const attempts = retry(
    handleWhen((error) => error instanceof IndexNowError && error.isPassing),
    { maxAttempts: ATTEMPTS, backoff: new ExponentialBackoff({ initialDelay: pauseMs, maxDelay: LONGEST_PAUSE_MS }) },
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
