import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long answers that are under way may take to end. */
const PATIENCE_MS = 10_000

/** Shuts a server down without failing a request: load balancers learn of it first, and no answer is cut off. */
export class Drain {
  readonly #server: Server
  readonly #underway = new Set<ServerResponse>()
  #isDraining = false

  constructor(server: Server) {
    this.#server = server
    server.prependListener('request', (_, response) => this.#announce(response))
    // What was answered at once needs no watching: most of what is asked is at hand.
    server.on('request', (_, response) => !response.headersSent && this.#watch(response))
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /**
   * End in order: announce it, answer for `waitSeconds` more so that balancers see it, refuse new connections, let the
   * answers under way end.
   */
  async end(waitSeconds: number): Promise<void> {
    this.#isDraining = true
    // A client that keeps its connection would send its next request here; now it opens one elsewhere.
    for (const response of this.#underway) this.#announce(response)
    await sleep(waitSeconds * 1000)
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeIdleConnections()
    await Promise.race([closed, sleep(PATIENCE_MS, undefined, { ref: false })])
    this.#server.closeAllConnections()
  }

  #announce(response: ServerResponse): void {
    if (this.#isDraining && !response.headersSent) response.setHeader('Connection', 'close')
  }

  #watch(response: ServerResponse): void {
    this.#underway.add(response)
    response.once('close', () => this.#underway.delete(response))
  }
}
