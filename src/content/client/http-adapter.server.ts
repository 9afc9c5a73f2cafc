import { getAdapter, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { DelegateBackoff, handleWhen, IterableBackoff, retry, wrap } from 'cockatiel'
import { DeliveryError } from '../error.ts'
import { faultOf } from './fault.server.ts'

/** A dropped connection and a truncated answer are not likely to come twice; a service that is dead costs the visitor these waits. */
const again = retry(
  handleWhen((error) => waitOf(error) === 'short'),
  { maxAttempts: 3, backoff: new IterableBackoff([50, 100, 200]) },
)
/** A limit of requests a second is over in a second; longer waits are not worth a visitor's time. */
const LONGEST_MS = 1500
const later = retry(
  handleWhen((error) => waitOf(error) === 'asked for'),
  {
    maxAttempts: 1,
    backoff: new DelegateBackoff(({ result }) => ('error' in result && result.error instanceof DeliveryError ? (result.error.retryAfterMs ?? 0) : 0)),
  },
)
const attempts = wrap(later, again)

function waitOf(error: unknown): 'short' | 'asked for' | undefined {
  if (!(error instanceof DeliveryError) || error.fault !== 'unreachable') return undefined
  if (error.retryAfterMs === undefined) return 'short'
  return error.retryAfterMs <= LONGEST_MS ? 'asked for' : undefined
}

/** Make the SDK's way over HTTP: with few quick retries until `signal` aborts, and every failure a `DeliveryError`. */
export function httpAdapter(signal?: AbortSignal): AxiosAdapter {
  return (config) => attempts.execute(() => send(signal ? { ...config, signal } : config), signal)
}

async function send(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  try {
    const response = await getAdapter('http')(config)
    return { ...response, data: parsed(response.data) }
  } catch (error) {
    throw faultOf(error)
  }
}

/** The HTTP client takes a body that is no JSON for a text: one that was cut off, or the page of something in between. */
function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch (cause) {
    throw new DeliveryError('unreachable', 'the answer is no JSON, or was cut off', { cause })
  }
}
