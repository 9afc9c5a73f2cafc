import type { Endpoint } from '../endpoint.server.ts'
import type { CachePolicy } from '../response/cache-policy.server.ts'

/** A request on its way through the pipeline, with its parsed URL. */
export interface Visit {
  readonly request: Request
  readonly url: URL
  readonly pathname: string
  readonly endpoint: Endpoint | undefined
  /** The URL names the language, so the response is the same for all visitors. */
  readonly isForAll?: boolean
}

/** Result of a pipeline step. */
export interface Answer {
  readonly response: Response
  /** Cache policy that the URL stands for, or `finished` if the response has all its headers. */
  readonly policy: CachePolicy | 'finished'
  /** Request headers that the response depends on. */
  readonly vary?: readonly string[]
}

export type Next = (visit: Visit) => Promise<Answer>
/** One step of the pipeline: responds to a visit, or passes the visit to the next step. */
export type Step = (visit: Visit, next: Next) => Promise<Answer>

/** Functions of the pipeline for the steps of features. */
export interface Rendering {
  /** Parses the URL of a request. */
  visitOf(request: Request): Visit
  /** Renders the page of a visit. */
  rendered(visit: Visit): Promise<Response>
  /** Returns the response of a step with all its headers. */
  finished(answer: Answer): Promise<Response>
}
