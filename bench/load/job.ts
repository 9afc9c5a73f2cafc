/** A request of a visitor. */
export interface Ask {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The parameters of a load generator. */
export interface Job {
  readonly url: string
  readonly asks: readonly Ask[]
  readonly connections: number
  readonly seconds: number
  /**
   * Requests per second, sent when they are due even if earlier ones are open. Without it, each connection sends its next request
   * after a response.
   */
  readonly rate?: number
  /** Whether to send each request at most once, and end after the last response. */
  readonly isOnce?: boolean
}

/** The results of a load generator. */
export interface Outcome {
  readonly answered: number
  /** Number of responses by status. 0 stands for a connection that ended or timed out before the response was complete. */
  readonly statuses: Readonly<Record<number, number>>
  readonly perSecond: number
  /** Milliseconds from the time when the request was due to the last byte of its response. */
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Values of `Accept-Encoding`: that of Chromium, and `identity` for clients without decompression. */
export const CODINGS = { identity: 'identity', browser: 'gzip, deflate, br, zstd' } as const

/** Counts the failed requests: without a complete response, or with a status from 500. */
export function failures({ statuses }: Outcome): number {
  return Object.entries(statuses).reduce((sum, [status, count]) => (Number(status) === 0 || Number(status) >= 500 ? sum + count : sum), 0)
}
