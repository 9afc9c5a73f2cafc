import type { Edits } from '#app/content/preview/edits.ts'
import { EDITED } from './addresses.ts'

/** The calls by which a page was read: they can be made again, and tried before the page hears of their answers. */
export class PageCalls {
  readonly #made = new Map<string, HeadersInit | undefined>()
  #answers: ReadonlyMap<string, Response> = new Map()
  #isLearning = false

  /** Stands for `fetch` where the site's own functions are called. */
  readonly fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const answer = this.#answers.get(address)
    if (answer) return answer.clone()
    if (this.#isLearning) this.#made.set(address, init?.headers)
    return fetch(input, init)
  }

  /** Learn by what calls a page is read: `read` makes them all. */
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
   * Make the calls again, with what was typed, and let `read` have their answers.
   *
   * Nothing happens where one of them fails: who types a title anew has emptied it before.
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
