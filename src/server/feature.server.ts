import type { Dependencies } from '#app/content/dependencies/recorder.server.ts'
import type { PageServices } from '#app/content/pages/page-services.server.ts'
import type { Endpoint } from './endpoint.server.ts'
import type { Answer, Next, Rendering, Step, Visit } from './request/step.server.ts'

/** A feature: the part of the site in one folder of `src/features/`. All members are optional. `src/app/features.server.ts` lists the features. */
export interface Feature {
  readonly endpoints?: readonly Endpoint[]
  /** Services for the pages of each request. */
  readonly services?: PageServices
  /** First step of each request, before its response is finalized. */
  readonly context?: Step
  /** Step before redirects and pages. Responds to GET requests. */
  readonly pageStep?: (visit: Visit, next: Next, rendering: Rendering) => Promise<Answer>
  /** Another representation of pages, which clients negotiate. */
  readonly alternate?: {
    /** Returns the request for the alternate of a page, if the client prefers it. */
    readonly requestFor: (request: Request) => Request | undefined
    /** Returns the response of the alternate as the response at the URL of its page. */
    readonly asNegotiated: (response: Response, request: Request) => Response
  }
  /** Returns whether no cache may store responses to requests with this `Cookie` header. */
  readonly isPrivate?: (cookies: string | undefined) => boolean
  /** Called once when the content is open for the first time. */
  readonly contentOpened?: () => Promise<void>
  /** Called with the dependencies of each response that was rendered for the page cache. */
  readonly rendered?: (dependencies: Dependencies) => void
  /** Called once when the server listens. `build` identifies the build. Never throws. */
  readonly listening?: (build: string) => Promise<void>
  /** Returns whether this process may get visitors. */
  readonly isReady?: () => boolean
  /** Stops background work. Settles when the files on disk are complete. */
  readonly close?: () => Promise<unknown>
}
