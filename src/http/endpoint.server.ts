import type { CachePolicy } from './response/cache-policy.server.ts'

/** Makes a call of one of the site's functions, or a page, as a request to its address would. */
export type MakeCall = (request: Request) => Promise<Response>

/** What lies at addresses that are no pages: for programs, for editors, files that are made on demand. */
export interface Endpoint {
  /** Tell whether it lies at a path. */
  isAt(pathname: string): boolean
  readonly methods: readonly string[]
  /** What caches may do with its answer. */
  readonly policy: CachePolicy
  /** Answer a request of one of the methods; a HEAD comes as a GET. `call` asks the site's own functions. */
  answer(request: Request, call: MakeCall): Promise<Response>
}
