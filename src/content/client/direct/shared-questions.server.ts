import { DeliveryError } from '../../error.ts'
import type { Answer } from '../remote/http-adapter.server.ts'

interface Asking {
  readonly answer: Promise<Answer>
  readonly ended: AbortController
  waiting: number
}

/** Questions that are under way: what several want to know at once is asked once. */
export interface SharedQuestions {
  /** Wait for the answer to a question, which `begin` asks if nobody has. It is given up, unless it has been sent, once all who wait have left. */
  ask(question: string, begin: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
  /** Let nobody else wait for what is under way: its answers may be those of before. */
  forget(): void
}

/** Start without a question. */
export function sharedQuestions(): SharedQuestions {
  const underWay = new Map<string, Asking>()

  function start(question: string, begin: (signal: AbortSignal) => Promise<Answer>): Asking {
    const ended = new AbortController()
    const asking = { ended, waiting: 0, answer: begin(ended.signal).finally(() => end(question, asking)) }
    underWay.set(question, asking)
    // Those who wait hear of it; where all have left it is nobody's.
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
