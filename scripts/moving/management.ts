import { createClient } from 'contentful-management'
import type { Destination } from './destination.ts'

/** What is asked of the management API, below the environment of a space. */
export interface Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** `/entries/x` */
  readonly url: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly data?: unknown
}

/** The management API of one environment. Answers that say no are thrown as Contentful's client throws them. */
export type Management = (request: Request) => Promise<unknown>

/** Open the management API of a space; waits as the API asks where requests are too many, and asks so many times again. */
export function management({ spaceId, environment, token, host, isInsecure }: Destination, retries: number): Management {
  const client = createClient({ accessToken: token, host, insecure: isInsecure, retryLimit: retries, logHandler: () => undefined }, { type: 'plain' })
  const base = `/spaces/${spaceId}/environments/${environment}`
  return ({ url, ...request }) => client.raw.http<unknown>(`${base}${url}`, request)
}
