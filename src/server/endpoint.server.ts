import type { CachePolicy } from './response/cache-policy.server.ts'

/** Calls a server function, or renders a page, like a request to its URL. */
export type CallFunction = (request: Request) => Promise<Response>

/** Reads the parameters of an endpoint’s query, each value in its canonical spelling. */
export type EndpointQuery = (query: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number>>

/** Handler for URLs that are not pages: feeds, tools for editors, generated files. */
export interface Endpoint {
  /** Returns whether the endpoint handles a path. */
  isAt(pathname: string): boolean
  readonly methods: readonly string[]
  /** Cache policy of its responses. */
  readonly policy: CachePolicy
  /** Required if its response depends on the query and the page cache stores it. */
  readonly query?: EndpointQuery
  /** Responds to a request with one of `methods`; HEAD requests arrive as GET. `call` calls the site’s own server functions. */
  answer(request: Request, call: CallFunction): Promise<Response>
}
