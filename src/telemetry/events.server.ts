import type { IncomingMessage } from 'node:http'

/** Kinds of requests. A label of metrics, so the list is closed. */
export const REQUEST_KINDS = ['page', 'call', 'endpoint', 'media', 'file', 'probe', 'refused'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Web Vitals that browsers measure. A label of metrics, so the list is closed. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** How the page cache took part in a response: `none` if it has no entry for such requests. */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'none'

/** An answered request. */
export interface AnswerEvent {
  readonly request: IncomingMessage
  readonly kind: RequestKind
  readonly status: number
  readonly cache: CacheResult
  /** Length of the body as sent; `undefined` if the body was streamed. */
  readonly bytes: number | undefined
  /** Value of `performance.now()` when the request arrived. */
  readonly begun: number
  /** Id of the request, if it has one already. Responses from memory have none. */
  readonly id: string | undefined
  /** Id of the site that answered; `undefined` if there is one site, or for unknown hosts. */
  readonly site: string | undefined
}

/** Events of the site with their data. Durations are in milliseconds. */
export interface SiteEvents {
  answer: AnswerEvent
  /** The framework rendered a page or ran a server function. */
  render: { readonly ms: number; readonly status: number }
  /** The length of the queue of renders changed. */
  renderQueue: { readonly waiting: number }
  /** One request to the content service ended. `outcome` is `ok`, or the kind of fault. */
  upstream: { readonly ms: number; readonly outcome: 'ok' | 'unreachable' | 'refused' | 'question' | 'ours' }
  /** Visitors see a change of the content. `publishedAt` is by the clock of the space. */
  live: { readonly publishedAt: Date; readonly liveAt: Date }
  /** All nodes show a change that this node has found, or the time to wait for them is over. */
  everywhere: { readonly ms: number }
  /** A CDN accepted or refused a purge. `delayMs` is the time since the change was due, if it was the first purge after it. */
  purge: { readonly isOk: boolean; readonly delayMs: number | undefined; readonly waiting: number }
  /** A picture was resized, or a share image drawn. */
  picture: { readonly ms: number; readonly work: 'resize' | 'share'; readonly isOk: boolean }
  /** A visitor's browser measured a page: milliseconds, or the score of layout shifts (`CLS`). */
  vital: { readonly name: (typeof VITALS)[number]; readonly value: number }
}

type Listener<Name extends keyof SiteEvents> = (event: SiteEvents[Name]) => void
type Listeners = { readonly [Name in keyof SiteEvents]: Set<Listener<Name>> }

declare global {
  /** Stored globally, because the server and the built application that it loads have separate copies of this module. */
  var siteListeners: Listeners | undefined
}

function listeners(): Listeners {
  return (globalThis.siteListeners ??= {
    answer: new Set(),
    render: new Set(),
    renderQueue: new Set(),
    upstream: new Set(),
    live: new Set(),
    everywhere: new Set(),
    purge: new Set(),
    picture: new Set(),
    vital: new Set(),
  })
}

/** Listeners of this process. One property access per event, because cached responses take only microseconds. */
const all = listeners()

/** Returns whether anything listens to an event. Without listeners, callers skip the work of describing the event. */
export function isObserved(name: keyof SiteEvents): boolean {
  return all[name].size > 0
}

/** Passes an event to its listeners, which must not throw. */
export function emit<Name extends keyof SiteEvents>(name: Name, event: SiteEvents[Name]): void {
  for (const listener of all[name]) listener(event)
}

/** Calls `listener` for each event of a name. Returns a function that removes the listener. */
export function observe<Name extends keyof SiteEvents>(name: Name, listener: Listener<Name>): () => void {
  all[name].add(listener)
  return () => void all[name].delete(listener)
}

/** Runs work and reports its milliseconds, and its error if it throws one. Returns the result, or throws the same error. */
export async function timed<T>(work: () => Promise<T>, report: (ms: number, error: unknown) => void): Promise<T> {
  const begun = performance.now()
  try {
    const result = await work()
    report(performance.now() - begun, undefined)
    return result
  } catch (error) {
    report(performance.now() - begun, error ?? new Error('The work failed without a reason.'))
    throw error
  }
}
