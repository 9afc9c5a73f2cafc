import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SpaceFollower } from '#app/content/client/content-source.ts'
import type { Dependencies } from '#app/content/dependencies/dependencies.ts'
import { CALL_HEADER, CALL_HEADERS } from '#app/framework/markers.ts'
import { keepFromCdn, setCachePolicy } from '../response/cache-policy.server.ts'
import { surrogateHeader } from './cdn.server.ts'
import { prefersMarkdown } from '../request/prefers-markdown.server.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'
import type { Handler } from '../connection/listen.server.ts'
import type { Answer, Asked } from './kept-response.server.ts'
import { surrogateKeys } from './surrogate-keys.server.ts'
import { PageCache } from './page-cache.server.ts'

/** What the build makes of `server.ts`, as far as the cache asks it. */
export interface CachedApplication {
  readonly default: { fetch(request: Request): Promise<Response> }
  /** Name the answer to a GET of a root-relative address; `undefined` for what is not kept. */
  keyOf(address: string): string | undefined
  /** Takes what tells whether the page cache has the answer to a key. */
  useStored(isStored: (key: string) => boolean): void
  produce(request: Request): Promise<{ readonly value: Response; readonly dependencies: Dependencies }>
  finished(request: Request, whole: Response): Promise<Response>
  /** Tell to whom drafts are shown, by a `Cookie` header; nothing of what they are shown is kept. */
  previewOf(cookies: string | undefined): unknown
  /** Give the request for the Markdown twin of a page that is asked for, where the client rather reads that. */
  twinAsked(request: Request): Request | undefined
  /** Give the answer of a twin at the address of its page. */
  asNegotiated(response: Response, twin: Request): Response
  contentSource(): Promise<Pick<SpaceFollower, 'onChange'>>
  now(): Date
}

/** The site behind its page cache. */
export interface CachedSite {
  /** Answer at once from memory; tells whether it could. */
  answerAtHand(request: IncomingMessage, response: ServerResponse): boolean
  /** Answer whatever else is asked. */
  readonly fetch: Handler
}

/** As the framework's own client asks for what another page needs; whoever asks otherwise is answered by the framework. */
const CALL = { ...CALL_HEADERS, 'Sec-Fetch-Site': 'same-origin' }

/** Put a page cache of so many bytes before an application. `origin` is that of the site. */
export async function cachedSite(application: CachedApplication, origin: string, bytes: number): Promise<CachedSite> {
  const cache = new PageCache({
    bytes,
    ownHost: new URL(origin).host,
    now: application.now,
    async make(key) {
      const { value, dependencies } = await application.produce(new Request(new URL(key, origin), { headers: isServerFunctionCall(key) ? CALL : {} }))
      const body = Buffer.from(await value.arrayBuffer())
      if (value.status === 200 && dependencies.isIncomplete) setCachePolicy(value.headers, 'incompletePage')
      if (dependencies.late.size > 0) keepFromCdn(value.headers)
      const surrogate = value.status === 200 && !isServerFunctionCall(key) ? surrogateHeader(surrogateKeys(dependencies)) : undefined
      if (surrogate) value.headers.set(...surrogate)
      return { status: value.status, headers: value.headers, body, dependencies }
    },
  })
  const { onChange } = await application.contentSource()
  onChange((change) => cache.purge(change))
  application.useStored((key) => cache.has(key))

  return {
    answerAtHand(request, response) {
      const answer = cached(request)
      if (!answer) return false
      if ('then' in answer) answer.then((made) => write(response, made)).catch(() => response.destroy())
      else write(response, answer)
      return true
    },
    async fetch(request) {
      const twin = application.twinAsked(request)
      return twin ? application.asNegotiated(await answered(twin), twin) : answered(request)
    },
  }

  /** Returns what the cache has for a request. A fault here costs the visitor the cached answer, not the site its process. */
  function cached({ method = '', url = '', headers }: IncomingMessage) {
    try {
      if (application.previewOf(headers.cookie) || prefersMarkdown(headers.accept)) return undefined
      const key = keyFor(method, url, headers[CALL_HEADER], headers['sec-fetch-site'])
      return key === undefined ? undefined : cache.hit(key, askedBy(method, headers.host, headers['accept-encoding'], headers['if-none-match']))
    } catch (error) {
      console.error('[cache] A request could not be looked up; it is answered without the cache.', error)
      return undefined
    }
  }

  async function answered(request: Request): Promise<Response> {
    const { method, url, headers } = request
    const key = keyFor(method, url.slice(url.indexOf('/', 8)), headers.get(CALL_HEADER), headers.get('sec-fetch-site'))
    const asked = askedBy(method, headers.get('host'), headers.get('accept-encoding'), headers.get('if-none-match'))
    const isShared = key !== undefined && !application.previewOf(headers.get('cookie') ?? undefined)
    const answer = isShared ? await cache.answer(key, asked) : undefined
    if (!answer) return application.default.fetch(request)
    if ('dependencies' in answer) return application.finished(request, new Response(new Uint8Array(answer.body), answer))
    return new Response(answer.body && new Uint8Array(answer.body), { status: answer.status, headers: pairs(answer.head) })
  }

  function keyFor(method: string, address: string, call: Header, site: Header): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const key = application.keyOf(address)
    return key !== undefined && isServerFunctionCall(key) && (call !== 'true' || site !== 'same-origin') ? undefined : key
  }
}

type Header = string | string[] | null | undefined

function askedBy(method: string, host: Header, acceptEncoding: Header, ifNoneMatch: Header): Asked {
  return { method, host: textOf(host) ?? '', acceptEncoding: textOf(acceptEncoding), ifNoneMatch: textOf(ifNoneMatch) }
}

/** Node's types know of headers that come more than once; those asked for here are joined by then. */
function textOf(header: Header): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ')
}

function write(response: ServerResponse, { status, head, body }: Answer): void {
  response.writeHead(status, head)
  response.end(body)
}

function pairs(head: readonly string[]): [string, string][] {
  return head.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []))
}
