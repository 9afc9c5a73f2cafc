import { getAdapter, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, ExponentialBackoff, handleWhen, IterableBackoff, retry } from 'cockatiel'
import { DeliveryError } from '../../error.ts'
import { lane } from '../direct/lane.server.ts'
import { faultOf } from '../fault.server.ts'
import type { ServiceState } from '../service-state.server.ts'

/** A question, as the SDK puts it to its HTTP client. */
export type Question = InternalAxiosRequestConfig

/** An answer of the service. Where several asked it is shared, and only read. */
export interface Answer {
  readonly data: object
  /** How long its text was. */
  readonly bytes: number
}

/** How long the answer to a question is waited for, and what becomes of one that comes later. */
interface Patience {
  readonly ms: number
  late(answer: Answer): void
}

/** Asks a service over HTTP until `signal` aborts, or with patience; what has been sent then goes on. Throws `DeliveryError`. */
export type Way = (question: Question, signal?: AbortSignal, patience?: Patience) => Promise<Answer>

/** A dropped connection and a truncated answer are not likely to come twice; a service that is dead costs the visitor these waits. */
const BACKOFF = new IterableBackoff([50, 100, 200])
/** Requests that fail one after the other before no more are sent. */
const ENOUGH = 5
/** After that one is sent from time to time; all others fail at once. */
const PAUSE = { initialDelay: 1000, maxDelay: 5000 }

/**
 * Make the way to a service: all requests in one lane, with few quick retries; `state` hears whether it answers.
 *
 * Questions that are asked with patience fail at once while the service is known not to answer; the others find out.
 */
export function httpWay(state?: ServiceState): Way {
  const again = retry(handleWhen(isSilence), { maxAttempts: 3, backoff: BACKOFF })
  const closed = () => circuitBreaker(handleWhen(isSilence), { breaker: new ConsecutiveBreaker(ENOUGH), halfOpenAfter: new ExponentialBackoff(PAUSE) })
  let circuit = closed()
  const { pass } = lane((error) => (error instanceof DeliveryError ? error.retryAfterMs : undefined))

  const attempt = (question: Question, signal: AbortSignal) => again.execute(() => send(question, signal), signal)

  return async (question, signal = neverAborted, patience) => {
    try {
      const ask = () => (patience ? circuit.execute(() => soon(attempt(question, neverAborted), patience)) : attempt(question, signal))
      const answer = await pass(ask, signal)
      state?.answered()
      // Who asked without patience has found out that it is back: nobody has to wait for the next trial.
      if (!patience && circuit.state !== CircuitState.Closed) circuit = closed()
      return answer
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new DeliveryError('unreachable', 'it did not answer before')
      if (isGivenUp(signal)) throw error
      const fault = faultOf(error)
      if (fault.code === 'unavailable') state?.failed(fault)
      throw fault
    }
  }
}

const neverAborted = new AbortController().signal

async function soon(answer: Promise<Answer>, { ms, late }: Patience): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new DeliveryError('unreachable', `nothing whole within ${ms / 1000} s`))
    answer.then(late, () => undefined)
  }, ms)
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Hand a way to the SDK, for questions that nobody waits for once `signal` has aborted. */
export function adapterOf(way: Way, signal?: AbortSignal): AxiosAdapter {
  return async (config) => {
    const { data } = await way(config, signal)
    // The SDK writes on the outermost object alone.
    return { data: { ...data }, status: 200, statusText: 'OK', headers: {}, config }
  }
}

async function send(question: Question, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await getAdapter('http')({ ...question, signal })
    const text = String(response.data)
    return { data: parsed(text), bytes: text.length }
  } catch (error) {
    if (isGivenUp(signal)) throw error
    throw signal.aborted ? new DeliveryError('unreachable', 'nothing whole in time') : faultOf(error)
  }
}

/** Who asks no more for reasons of its own says nothing of the service. */
function isGivenUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof DOMException && reason.name === 'AbortError'
}

/** The HTTP client takes a body that is no JSON for a text: one that was cut off, or the page of something in between. */
function parsed(text: string): object {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null) return data
  } catch {
    // Said below, as of any other text that is no answer.
  }
  throw new DeliveryError('unreachable', 'the answer is no JSON, or was cut off')
}

/** A limit of requests says that the service is there. */
function isSilence(error: unknown): boolean {
  return error instanceof DeliveryError && error.fault === 'unreachable' && error.retryAfterMs === undefined
}
