import { LRUCache } from 'lru-cache'
import type { Answer } from '../remote/http-adapter.server.ts'

/** The answers of a service, kept until its content becomes another. */
export interface KeptAnswers {
  get(question: string): Answer | undefined
  /** Begin to ask: gives what keeps the answer, unless the content has become another in the meantime. */
  keeper(question: string): (answer: Answer) => void
  drop(): void
}

/** Of the text of the answers; what is read from it takes about three times as much. */
const MOST_BYTES = 32 * 1024 * 1024

/** Start without an answer. */
export function keptAnswers(mostBytes = MOST_BYTES): KeptAnswers {
  const answers = new LRUCache<string, Answer>({ maxSize: mostBytes })
  let version = 0
  return {
    get: (question) => answers.get(question),
    keeper(question) {
      const asked = version
      return (answer) => {
        // What something in between has made up, or a service that is not well, is not kept.
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
