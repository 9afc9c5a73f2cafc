/** Why a body was not read to its end: it is too large, did not arrive in time, its memory was needed for smaller ones, or the sender left. */
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
 * Reads bodies whose sender is not verified yet: a signature covers the body, so it must be read first.
 *
 * The number of senders is not limited, since any stranger could use up such a limit. Memory is: when it runs out, the largest
 * unfinished body is given up. A webhook of ordinary size is therefore read however many strangers send.
 */
export class UnverifiedBodies {
  readonly #limits: Limits
  readonly #readings = new Set<Reading>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Reads the body of a request; returns the reason if it is given up before its end.
   *
   * The stream is not cancelled then: that would end the connection before the answer is sent.
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
      // A reading that was stopped keeps no memory.
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
