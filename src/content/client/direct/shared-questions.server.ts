import { DeliveryError } from '../../error.ts'
import type { Answer } from '../remote/http-adapter.server.ts'

interface Asking {
  readonly answer: Promise<Answer>
  readonly ended: AbortController
  waiting: number
}

/** Requests in progress. Concurrent callers of the same query share one request. */
export interface SharedQuestions {
  /**
   * Returns the answer to a query, and calls `begin` if no request for it is in progress. The request is cancelled when all its callers have aborted,
   * unless it has been sent.
   */
  ask(question: string, begin: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
  /** Stops sharing the requests in progress, because their answers may be outdated. */
  forget(): void
}

/** Returns a list of running requests, so that equal requests at the same time share one response. */
export function sharedQuestions(): SharedQuestions {
  const underWay = new Map<string, Asking>()

  function start(question: string, begin: (signal: AbortSignal) => Promise<Answer>): Asking {
    const ended = new AbortController()
    const asking = { ended, waiting: 0, answer: begin(ended.signal).finally(() => end(question, asking)) }
    underWay.set(question, asking)
    // Each caller handles the rejection. If all callers have aborted, no handler is left.
    asking.answer.catch(() => undefined)
    return asking
  }

  function end(question: string, asking: Asking): void {
    if (underWay.get(question) === asking) underWay.delete(question)
  }

  return {
    ask(question, begin, signal) {
      if (signal?.aborted) return Promise.reject(tooLate())
      const asking = underWay.get(question) ?? start(question, begin)
      asking.waiting += 1
      if (!signal) return asking.answer
      return new Promise((resolve, reject) => {
        const leave = () => {
          asking.waiting -= 1
          if (asking.waiting === 0) {
            end(question, asking)
            asking.ended.abort(tooLate())
          }
          reject(tooLate())
        }
        signal.addEventListener('abort', leave, { once: true })
        asking.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    },
    forget: () => underWay.clear(),
  }
}

function tooLate(): DeliveryError {
  return new DeliveryError('unreachable', 'nothing whole in time')
}
