import type { CachePolicy } from './response/cache-policy.server.ts'

/** Makes a call of one of the site's functions, or a page, as a request to its address would. */
export type MakeCall = (request: Request) => Promise<Response>

/** Reads what the query of an endpoint's address says to it, each value in its one spelling. */
export type EndpointQuery = (query: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number>>

/** What lies at addresses that are no pages: for programs, for editors, files that are made on demand. */
export interface Endpoint {
  /** Tell whether it lies at a path. */
  isAt(pathname: string): boolean
  readonly methods: readonly string[]
  /** What caches may do with its answer. */
  readonly policy: CachePolicy
  /** Needed if its answer depends on the query and the page cache stores it. */
  readonly query?: EndpointQuery
  /** Answer a request of one of the methods; a HEAD comes as a GET. `call` asks the site's own functions. */
  answer(request: Request, call: MakeCall): Promise<Response>
}
