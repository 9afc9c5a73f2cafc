import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestKind } from './events.server.ts'
import { traced } from './tracing.server.ts'

/** Facts about the request that the current code runs for. */
export interface RequestContext {
  /** Joins log lines, metrics and traces of one request: 32 hexadecimal digits, or the value of `X-Request-Id`. */
  readonly id: string
  /** Id of the site of its host; `undefined` if there is one site, or if no site answers the host. */
  readonly site: string | undefined
  /** `refused` until the server has read the path. */
  kind: RequestKind
  /** Milliseconds that the request waited for its render, read content, and rendered. 0 if it did not. */
  readonly spent: { queue: number; content: number; render: number }
  /** Number of readings of the content that are under way. */
  readings: number
}

declare global {
  /** Stored globally, because the server and the built application that it loads have separate copies of this module. */
  var siteRequests: AsyncLocalStorage<RequestContext> | undefined
}

function requests(): AsyncLocalStorage<RequestContext> {
  return (globalThis.siteRequests ??= new AsyncLocalStorage())
}

/** Version, trace id, parent id and flags, as the specification of Trace Context defines them. Version `ff` and ids of zeros are invalid. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?$/
/** Longer values, or those with other characters, could break log lines. */
const REQUEST_ID = /^[\w.:+/=-]{8,64}$/

/**
 * Returns the id of a request: the trace id of a well-formed `traceparent`, or a bounded `X-Request-Id`, or `recorded`, or a new id. `recorded` is
 * the trace id of the request’s span.
 */
export function requestId({ traceparent, 'x-request-id': given }: IncomingHttpHeaders, recorded?: string): string {
  const [, traceId] = typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : []
  if (traceId !== undefined) return traceId
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : (recorded ?? randomBytes(16).toString('hex'))
}

/** Runs work for a request. `currentRequest` returns its context during the work. */
export function runRequest<T>({ id, site }: Pick<RequestContext, 'id' | 'site'>, work: () => T): T {
  return requests().run({ id, site, kind: 'refused', spent: { queue: 0, content: 0, render: 0 }, readings: 0 }, work)
}

/** Returns the context of the request that the current code runs for; `undefined` in background work. */
export function currentRequest(): RequestContext | undefined {
  return requests().getStore()
}

/** Adds time to a part of the current request. */
export function spend(part: keyof RequestContext['spent'], ms: number): void {
  const spent = currentRequest()?.spent
  if (spent) spent[part] += ms
}

/** Runs the reading of content, and adds its time to the current request. Readings at the same time count once. */
export async function readingContent<T>(read: () => Promise<T>): Promise<T> {
  const context = currentRequest()
  if (!context || context.readings > 0) return read()
  const begun = performance.now()
  context.readings += 1
  try {
    return await traced('content', 'internal', read)
  } finally {
    context.readings -= 1
    context.spent.content += performance.now() - begun
  }
}

/**
 * Returns the parts of the current request that took time as metrics of `Server-Timing`.
 * @example spentTimes() // ', content;dur=3.1, render;dur=12.4'
 */
export function spentTimes(): string {
  const spent = Object.entries(currentRequest()?.spent ?? {})
  return spent.map(([part, ms]) => (ms > 0 ? `, ${part};dur=${ms.toFixed(1)}` : '')).join('')
}
