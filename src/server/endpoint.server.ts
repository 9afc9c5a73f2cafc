import type { CachePolicy } from './response/cache-policy.server.ts'
import { plainText } from './response/plain-text.server.ts'

/** Calls a server function, or renders a page, like a request to its URL. */
export type CallFunction = (request: Request) => Promise<Response>

/** Reads the parameters of an endpoint’s query, each value in its canonical spelling. */
type EndpointQuery = (query: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number>>

/** Handler for URLs that are not pages: feeds, tools for editors, generated files. */
export interface Endpoint {
  /** Returns whether the endpoint handles a path. */
  isAt(pathname: string): boolean
  readonly methods: readonly string[]
  /** Cache policy of its responses. */
  readonly policy: CachePolicy
  /** Required if its response depends on the query and the page cache stores it. */
  readonly query?: EndpointQuery
  /**
   * Responds to a request with one of `methods`; HEAD requests arrive as GET. `call` calls the site’s own server functions. `url` is the parsed URL of
   * the request, which other steps read too: copy it before changing it.
   */
  answer(request: Request, call: CallFunction, url: URL): Promise<Response>
}

/** Beginning of the paths of a team's endpoints. The product has none below it. */
const FOLDER = '/api/site/'

/** Endpoints by their path below `/api/site/`, which `site/endpoints.server.ts` exports as `endpoints`. */
export type OwnEndpoints = Readonly<Record<string, Omit<Endpoint, 'isAt'>>>

/** Responds to other paths below `/api/site/`, which would otherwise redirect to a page of the visitor's language. */
const missing: Endpoint = {
  isAt: (pathname) => pathname.startsWith(FOLDER),
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  policy: 'message',
  answer: async () => plainText(404, 'Not found.'),
}

/** Returns the endpoints with their whole paths. */
export function atTheirPaths(endpoints: OwnEndpoints = {}): readonly Endpoint[] {
  const own = Object.entries(endpoints).map(([path, endpoint]) => ({ ...endpoint, isAt: (pathname: string) => pathname === FOLDER + path }))
  return own.length > 0 ? [...own, missing] : []
}
