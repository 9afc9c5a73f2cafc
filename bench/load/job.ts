/** A request as a visitor would send it. */
export interface Ask {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a load generator is told to do. */
export interface Job {
  readonly url: string
  readonly asks: readonly Ask[]
  readonly connections: number
  readonly seconds: number
  /** Requests per second, sent when they are due whether or not those before were answered; without it, as many as the connections carry. */
  readonly rate?: number
  /** Send each request once at most, and end when all are answered. */
  readonly isOnce?: boolean
}

/** What came of it. */
export interface Outcome {
  readonly answered: number
  /** By status; 0 where a connection ended, or stayed silent, before the answer was whole. */
  readonly statuses: Readonly<Record<number, number>>
  readonly perSecond: number
  /** Milliseconds from when the request was due to the last byte of its answer. */
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Chromium's words for what it can decode; `identity` for clients that decode nothing. */
export const CODINGS = { identity: 'identity', browser: 'gzip, deflate, br, zstd' } as const

/** The requests that failed, from a visitor's view. */
export function failures({ statuses }: Outcome): number {
  return Object.entries(statuses).reduce((sum, [status, count]) => (Number(status) === 0 || Number(status) >= 500 ? sum + count : sum), 0)
}
