import type { Edits } from '#app/content/preview/edits.ts'
import { EDITED } from './addresses.ts'

/** The calls that loaded a page. They can be repeated with edits, and their responses are used only if all succeed. */
export class PageCalls {
  readonly #made = new Map<string, HeadersInit | undefined>()
  #answers: ReadonlyMap<string, Response> = new Map()
  #isLearning = false

  /** Replaces `fetch` for calls of server functions. */
  readonly fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const answer = this.#answers.get(address)
    if (answer) return answer.clone()
    if (this.#isLearning) this.#made.set(address, init?.headers)
    return fetch(input, init)
  }

  /** Records the calls of `read`, which loads the page. */
  async learn(read: () => Promise<unknown>): Promise<void> {
    this.#made.clear()
    this.#isLearning = true
    try {
      await read()
    } finally {
      this.#isLearning = false
    }
  }

  /**
   * Repeats the calls with the edits and passes their responses to `read`.
   *
   * Does nothing if one of them fails, because editors often empty a title before typing a new one.
   */
  async repeat(edits: Edits, read: () => Promise<unknown>): Promise<void> {
    const answers = await Promise.all([...this.#made].map(async ([address, headers]) => [address, await asked(address, headers, edits)] as const))
    if (!answers.every(([, { ok }]) => ok)) return
    this.#answers = new Map(answers)
    try {
      await read()
    } finally {
      this.#answers = new Map()
    }
  }
}

function asked(address: string, given: HeadersInit | undefined, edits: Edits): Promise<Response> {
  const headers = new Headers(given)
  if (edits.edited.length === 0) return fetch(address, { headers })
  headers.set('Content-Type', 'application/json')
  return fetch(EDITED, { method: 'POST', headers, body: JSON.stringify({ call: address, edits }) })
}
