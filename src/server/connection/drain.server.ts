import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long pending responses may take to finish. */
const PATIENCE_MS = 10_000

/** Shuts a server down without failing a request: load balancers are notified first, and no response is cut off. */
export class Drain {
  readonly #server: Server
  readonly #underway = new Set<ServerResponse>()
  #isDraining = false

  constructor(server: Server) {
    this.#server = server
    server.prependListener('request', (_, response) => this.#announce(response))
    // Responses that are already sent need no tracking. Most come from memory and are sent synchronously.
    server.on('request', (_, response) => !response.headersSent && this.#watch(response))
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /**
   * Shuts down in order: announces the end, serves requests for `waitSeconds` more so that load balancers notice, refuses new connections, and
   * waits for pending responses.
   */
  async end(waitSeconds: number): Promise<void> {
    this.#isDraining = true
    // Without this header, a client with a keep-alive connection would send its next request here.
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
