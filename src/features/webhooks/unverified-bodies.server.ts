/**
 * Why the body was not read completely. `too large`: above the limit. `too slow`: past the deadline. `crowded out`: dropped in favour of
 * smaller bodies. `left`: the sender disconnected.
 */
export type Unread = 'too large' | 'too slow' | 'crowded out' | 'left'

interface Limits {
  /** Maximum bytes of one body. */
  readonly ofOne: number
  /** Maximum bytes of all bodies that are being read. */
  readonly ofAll: number
  /** Milliseconds in which a body must arrive. */
  readonly deadlineMs: number
}

interface Reading {
  readonly chunks: Uint8Array[]
  bytes: number
  readonly stop: (reason: Unread) => void
}

/**
 * Reads bodies of unverified senders: a signature covers the body, so the body must be read first.
 * The number of senders is not limited, because strangers could exhaust such a limit. Only memory is limited: when it runs out, the largest
 * unfinished body is dropped. Webhooks of ordinary size are therefore always read.
 */
export class UnverifiedBodies {
  readonly #limits: Limits
  readonly #readings = new Set<Reading>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Reads the body of a request, or returns the reason if it is dropped. In that case the stream is not cancelled, because cancelling would
   * close the connection before the response is sent.
   */
  async read({ body, headers }: Request): Promise<Buffer | Unread> {
    if (Number(headers.get('Content-Length') ?? 0) > this.#limits.ofOne) return 'too large'
    const stopped = Promise.withResolvers<Unread>()
    const reading: Reading = { chunks: [], bytes: 0, stop: stopped.resolve }
    const deadline = setTimeout(() => reading.stop('too slow'), this.#limits.deadlineMs)
    this.#readings.add(reading)
    try {
      return await Promise.race([stopped.promise, this.#collect(reading, body).catch((): Unread => 'left')])
    } finally {
      clearTimeout(deadline)
      this.#readings.delete(reading)
    }
  }

  async #collect(reading: Reading, body: Request['body']): Promise<Buffer | Unread> {
    const reader = body?.getReader()
    for (;;) {
      const chunk = (await reader?.read())?.value
      if (!chunk) return Buffer.concat(reading.chunks)
      // A dropped body must release its memory.
      if (!this.#readings.has(reading)) return 'crowded out'
      reading.bytes += chunk.length
      if (reading.bytes > this.#limits.ofOne) return 'too large'
      reading.chunks.push(chunk)
      this.#makeRoom()
    }
  }

  #makeRoom(): void {
    let held = this.#readings.values().reduce((sum, { bytes }) => sum + bytes, 0)
    if (held <= this.#limits.ofAll) return
    for (const reading of [...this.#readings].toSorted((one, other) => other.bytes - one.bytes)) {
      if (held <= this.#limits.ofAll) return
      held -= reading.bytes
      this.#readings.delete(reading)
      reading.stop('crowded out')
    }
  }
}
