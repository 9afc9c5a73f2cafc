import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteIdOfHost } from '#app/config/current-site.server.ts'
import type { SpaceFollower } from '#app/content/client/content-source.ts'
import type { Dependencies } from '#app/content/dependencies/recorder.server.ts'
import { CALL_HEADER, CALL_HEADERS } from '#app/framework/markers.ts'
import { emit, isObserved, type RequestKind } from '#app/telemetry/events.server.ts'
import { spentTimes } from '#app/telemetry/request.server.ts'
import { keepFromCdn, setCachePolicy } from '../response/cache-policy.server.ts'
import { surrogateHeader } from './cdn.server.ts'
import { hostOf } from '../request/pathname.server.ts'
import { prefersMarkdown } from '../request/prefers-markdown.server.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'
import type { Handler } from '../connection/listen.server.ts'
import type { Answer, RequestProperties } from './cached-response.server.ts'
import { PageCache } from './page-cache.server.ts'

/** Exports of the built `server.ts` that the page cache needs. */
export interface CachedApplication {
  readonly default: { fetch(request: Request): Promise<Response> }
  /** Returns the cache key for a GET of a root-relative URL at a host, or `undefined` if the response is not cached. */
  keyOf(address: string, host: string): string | undefined
  /** Runs the work of a request for the site of its host. Refuses the request if no site answers the host. */
  atSite(request: Request, work: () => Promise<Response>): Promise<Response>
  /** Returns the kind of a request by its path. */
  kindOf(pathname: string): RequestKind
  /** Accepts a function that returns whether the page cache has the response of a key. */
  useStored(isStored: (key: string) => boolean): void
  produce(request: Request): Promise<{ readonly value: Response; readonly dependencies: Dependencies }>
  finished(request: Request, whole: Response): Promise<Response>
  /** Returns whether no cache may store responses to requests with this `Cookie` header. */
  isPrivate(cookies: string | undefined): boolean
  /** Returns the request for the Markdown alternate of a page, if the client prefers Markdown. */
  requestForMarkdown(request: Request): Request | undefined
  /** Returns the response of a Markdown alternate as the response at the URL of its page. */
  asNegotiated(response: Response, alternate: Request): Response
  contentSource(): Promise<Pick<SpaceFollower, 'onChange'>>
  now(): Date
}

/** The site behind its page cache. */
export interface CachedSite {
  /** Responds synchronously from memory. Returns whether that was possible. */
  answerAtHand(request: IncomingMessage, response: ServerResponse): boolean
  /** Responds to all other requests. */
  readonly fetch: Handler
}

/** Headers of a call by the framework’s own client. The framework itself handles calls with other headers. */
const CALL = { ...CALL_HEADERS, 'Sec-Fetch-Site': 'same-origin' }

/** Creates a page cache of `bytes` in front of an application. `origin` is the origin of the site. With several sites, keys contain it. */
export async function cachedSite(application: CachedApplication, origin: string, bytes: number): Promise<CachedSite> {
  const cache = new PageCache({
    bytes,
    ownHost: (key) => new URL(key, origin).host,
    now: application.now,
    async make(key) {
      const address = new URL(key, origin)
      const isCall = isServerFunctionCall(address.pathname)
      const { value, dependencies } = await application.produce(new Request(address, { headers: isCall ? CALL : {} }))
      const body = Buffer.from(await value.arrayBuffer())
      if (value.status === 200 && dependencies.isIncomplete) setCachePolicy(value.headers, 'incompletePage')
      if (dependencies.late.size > 0) keepFromCdn(value.headers)
      const isTimed = Number.isFinite(dependencies.until)
      const surrogate = value.status === 200 && !isCall ? surrogateHeader(surrogateKeys(dependencies), isTimed) : undefined
      if (surrogate) value.headers.set(...surrogate)
      return { kind: application.kindOf(address.pathname), status: value.status, headers: value.headers, body, dependencies }
    },
  })
  const { onChange } = await application.contentSource()
  onChange((change) => cache.purge(change))
  application.useStored((key) => cache.has(key))

  return {
    answerAtHand(request, response) {
      const begun = isObserved('answer') ? performance.now() : 0
      const answer = cached(request)
      if (!answer) return false
      if ('then' in answer) answer.then((rendered) => write(response, rendered, begun)).catch(() => response.destroy())
      else write(response, answer, begun)
      return true
    },
    fetch: (request) =>
      application.atSite(request, async () => {
        const alternate = application.requestForMarkdown(request)
        return alternate ? application.asNegotiated(await answered(alternate), alternate) : answered(request)
      }),
  }

  /** Returns the cached response of a request. An error here must only skip the cache, not end the process. */
  function cached({ method = '', url = '', headers }: IncomingMessage) {
    try {
      if (application.isPrivate(headers.cookie) || prefersMarkdown(headers.accept)) return undefined
      const key = keyFor(method, headers.host ?? '', url, headers[CALL_HEADER], headers['sec-fetch-site'])
      return key === undefined ? undefined : cache.hit(key, propertiesOf(method, headers.host, headers['accept-encoding'], headers['if-none-match']))
    } catch (error) {
      console.error('[cache] A request could not be looked up; it is answered without the cache.', error)
      return undefined
    }
  }

  async function answered(request: Request): Promise<Response> {
    const { method, url, headers } = request
    const key = keyFor(method, hostOf(url), url.slice(url.indexOf('/', 8)), headers.get(CALL_HEADER), headers.get('sec-fetch-site'))
    const properties = propertiesOf(method, headers.get('host'), headers.get('accept-encoding'), headers.get('if-none-match'))
    const isShared = key !== undefined && !application.isPrivate(headers.get('cookie') ?? undefined)
    const answer = isShared ? await cache.answer(key, properties) : undefined
    if (!answer) {
      const uncached = await application.default.fetch(request)
      // Without tags, no purge would reach the response.
      keepFromCdn(uncached.headers)
      return withTimes(uncached)
    }
    if ('dependencies' in answer) return withTimes(await application.finished(request, new Response(new Uint8Array(answer.body), answer)))
    return new Response(answer.body && new Uint8Array(answer.body), { status: answer.status, headers: pairs(answer.head) })
  }

  function keyFor(method: string, host: string, address: string, call: Header, site: Header): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const key = application.keyOf(address, host)
    return key !== undefined && isCallKey(key) && (call !== 'true' || site !== 'same-origin') ? undefined : key
  }
}

/** Returns whether a key is that of a call. */
function isCallKey(key: string): boolean {
  return isServerFunctionCall(key.startsWith('/') ? key : new URL(key).pathname)
}

type Header = string | string[] | null | undefined

function propertiesOf(method: string, host: Header, acceptEncoding: Header, ifNoneMatch: Header): RequestProperties {
  return { method, host: textOf(host) ?? '', acceptEncoding: textOf(acceptEncoding), ifNoneMatch: textOf(ifNoneMatch) }
}

/** In Node’s types a header may have several values. Node joins those that are read here. */
function textOf(header: Header): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ')
}

function write(response: ServerResponse, { kind, status, head, body }: Answer, begun: number): void {
  response.writeHead(status, head)
  response.end(body)
  if (!isObserved('answer')) return
  const site = siteIdOfHost(response.req.headers.host ?? '')
  emit('answer', { request: response.req, kind, status, cache: 'hit', bytes: body?.length ?? 0, begun, id: undefined, site })
}

/** Adds the times of a response that no cache stores. */
function withTimes(response: Response): Response {
  const times = spentTimes()
  if (times !== '') response.headers.set('Server-Timing', times.slice(2))
  return response
}

function pairs(head: readonly string[]): [string, string][] {
  return head.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []))
}

/** Returns the surrogate keys of a response: `<type>/<id>` for entries and assets, the content type for lists. */
function surrogateKeys({ ids, lists }: Dependencies): string[] {
  return [...[...ids].map(([id, type]) => `${type}/${id}`), ...[...lists.values()].map(({ type }) => type ?? '*')]
}
