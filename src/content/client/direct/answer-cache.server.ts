import { LRUCache } from 'lru-cache'
import type { Answer } from '../remote/http-adapter.server.ts'

/** Cache for answers of a service. A change of the content empties it. */
export interface AnswerCache {
  get(question: string): Answer | undefined
  /** Returns a function that caches the answer of a request that begins now. The function does nothing if the content has changed in the meantime. */
  keeper(question: string): (answer: Answer) => void
  drop(): void
}

/** Maximum size of the cached answers as text. The objects parsed from them need about three times as much. */
const MAX_BYTES = 32 * 1024 * 1024

/** Creates an empty cache. */
export function answerCache(maxBytes = MAX_BYTES): AnswerCache {
  const answers = new LRUCache<string, Answer>({ maxSize: maxBytes })
  let version = 0
  return {
    get: (question) => answers.get(question),
    keeper(question) {
      const asked = version
      return (answer) => {
        // Do not cache answers of proxies, or of a service that is failing.
        const isList = 'items' in answer.data && Array.isArray(answer.data.items)
        if (isList && asked === version) answers.set(question, answer, { size: answer.bytes })
      }
    },
    drop() {
      version += 1
      answers.clear()
    },
  }
}
