import { getAdapter, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, ExponentialBackoff, handleWhen, IterableBackoff, retry } from 'cockatiel'
import { emit, timed } from '#app/telemetry/events.server.ts'
import { traced } from '#app/telemetry/tracing.server.ts'
import { DeliveryError } from '../../error.ts'
import { requestLimiter } from './request-limiter.server.ts'
import { faultOf } from '../fault.server.ts'
import type { ServiceState } from '../service-state.server.ts'

/** Request of the SDK to its HTTP client. */
export type Question = InternalAxiosRequestConfig

/** Answer of the service. It may be shared between callers, so they only read it. */
export interface Answer {
  readonly data: object
  /** Length of the answer as text. */
  readonly bytes: number
}

/** Maximum time to wait for an answer, and a callback for an answer that arrives later. */
interface Patience {
  readonly ms: number
  late(answer: Answer): void
}

/**
 * Sends a request over HTTP, and aborts it with `signal`. With patience, a request that was sent continues after an abort. Throws `DeliveryError`.
 */
export type Transport = (question: Question, signal?: AbortSignal, patience?: Patience) => Promise<Answer>

/** Short delays: a dropped connection or a truncated answer seldom occurs twice. If the service is down, the visitor waits for all of them. */
const BACKOFF = new IterableBackoff([50, 100, 200])
/** Number of consecutive failures after which the circuit breaker opens. */
const MAX_FAILURES = 5
/** Time between trial requests while the circuit breaker is open. All other requests fail at once. */
const PAUSE = { initialDelay: 1000, maxDelay: 5000 }

/**
 * Creates a transport to a service. All requests share one limiter and few quick retries; `state` records whether the service answers.
 *
 * Requests with patience fail at once while the circuit breaker is open. Requests without patience are sent and test the service.
 */
export function httpTransport(state?: ServiceState): Transport {
  const again = retry(handleWhen(isSilence), { maxAttempts: 3, backoff: BACKOFF })
  const closed = () => circuitBreaker(handleWhen(isSilence), { breaker: new ConsecutiveBreaker(MAX_FAILURES), halfOpenAfter: new ExponentialBackoff(PAUSE) })
  let circuit = closed()
  const { pass } = requestLimiter((error) => (error instanceof DeliveryError ? error.retryAfterMs : undefined))

  const attempt = (question: Question, signal: AbortSignal) => again.execute(() => send(question, signal), signal)

  return async (question, signal = neverAborted, patience) => {
    const begun = performance.now()
    try {
      const ask = () => (patience ? circuit.execute(() => soon(attempt(question, neverAborted), patience)) : attempt(question, signal))
      const answer = await pass(ask, signal)
      state?.answered()
      // A request without patience has succeeded, so the next requests need not wait for the trial of the circuit breaker.
      if (!patience && circuit.state !== CircuitState.Closed) circuit = closed()
      return answer
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new DeliveryError('unreachable', 'it did not answer before')
      if (isGivenUp(signal)) throw error
      const fault = faultOf(error)
      if (fault.code === 'unavailable') state?.failed(fault, begun)
      throw fault
    }
  }
}

const neverAborted = new AbortController().signal

async function soon(answer: Promise<Answer>, { ms, late }: Patience): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new DeliveryError('unreachable', `no complete response within ${ms / 1000} s`))
    answer.then(late, () => undefined)
  }, ms)
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Creates an adapter of the SDK on a transport, for requests that are dropped when `signal` aborts. */
export function adapterOf(transport: Transport, signal?: AbortSignal): AxiosAdapter {
  return async (config) => {
    const { data } = await transport(config, signal)
    // A shallow copy, because the SDK writes only to the outermost object.
    return { data: { ...data }, status: 200, statusText: 'OK', headers: {}, config }
  }
}

/** Sends one request and reports its duration, unless the caller gave it up. */
function send(question: Question, signal: AbortSignal): Promise<Answer> {
  const outcomeOf = (error: unknown) => (error === undefined ? 'ok' : faultOf(error).fault)
  return timed(
    () => traced('upstream', 'client', () => sendOnce(question, signal)),
    (ms, error) => isGivenUp(signal) || emit('upstream', { ms, outcome: outcomeOf(error) }),
  )
}

async function sendOnce(question: Question, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await getAdapter('http')({ ...question, signal })
    const text = String(response.data)
    return { data: parsed(text), bytes: text.length }
  } catch (error) {
    if (isGivenUp(signal)) throw error
    throw signal.aborted ? new DeliveryError('unreachable', 'no complete response in time') : faultOf(error)
  }
}

/** Returns whether the caller has cancelled the request. Such a request is no evidence of the state of the service. */
function isGivenUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof DOMException && reason.name === 'AbortError'
}

/** Parses an answer. Axios returns invalid JSON as text, such as a truncated answer or the error page of a proxy. */
function parsed(text: string): object {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null) return data
  } catch {
    // The error is thrown below.
  }
  throw new DeliveryError('unreachable', 'the answer is no JSON, or was cut off')
}

/** Returns whether the service failed to answer. A rate limit is an answer. */
function isSilence(error: unknown): boolean {
  return error instanceof DeliveryError && error.fault === 'unreachable' && error.retryAfterMs === undefined
}
