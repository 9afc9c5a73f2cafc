import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentSource } from '#app/content/client/source.server.ts'
import type { Dependencies } from '#app/content/dependencies/dependencies.ts'
import { surrogateHeader } from '../response/cdn.server.ts'
import type { Handler } from '../server/listen.server.ts'
import type { Answer, Asked } from './kept-response.server.ts'
import { surrogateKeys } from './surrogate-keys.server.ts'
import { PageCache } from './page-cache.server.ts'

/** What the build makes of `server.ts`, as far as the cache asks it. */
export interface CachedApplication {
  readonly default: { fetch(request: Request): Promise<Response> }
  /** Name the answer to a GET of a root-relative address; `undefined` for what is not kept. */
  keyOf(address: string): string | undefined
  produce(request: Request): Promise<{ readonly value: Response; readonly dependencies: Dependencies }>
  finished(request: Request, whole: Response): Promise<Response>
  contentSource(): Promise<Pick<ContentSource, 'onChange'>>
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
const CALL = { 'x-tsr-serverFn': 'true', 'Sec-Fetch-Site': 'same-origin', Accept: 'application/x-tss-framed, application/x-ndjson, application/json' }

/** Put a page cache of so many bytes before an application. `origin` is that of the site. */
export async function cachedSite(application: CachedApplication, origin: string, bytes: number): Promise<CachedSite> {
  const cache = new PageCache({
    bytes,
    ownHost: new URL(origin).host,
    now: application.now,
    async make(key) {
      const { value, dependencies } = await application.produce(new Request(new URL(key, origin), { headers: isCall(key) ? CALL : {} }))
      const surrogate = value.status === 200 && !isCall(key) ? surrogateHeader(surrogateKeys(dependencies)) : undefined
      if (surrogate) value.headers.set(...surrogate)
      return { status: value.status, headers: value.headers, body: Buffer.from(await value.arrayBuffer()), dependencies }
    },
  })
  const { onChange } = await application.contentSource()
  onChange((change) => cache.purge(change))

  return {
    answerAtHand(request, response) {
      const { method = '', url = '', headers } = request
      const key = keyFor(method, url, (name) => headers[name]?.toString())
      const answer =
        key === undefined
          ? undefined
          : cache.hit(
              key,
              askedBy(method, (name) => headers[name]?.toString()),
            )
      if (!answer) return false
      if ('then' in answer)
        void answer.then(
          (made) => write(response, made),
          () => response.destroy(),
        )
      else write(response, answer)
      return true
    },
    async fetch(request) {
      const header = (name: string) => request.headers.get(name) ?? undefined
      const key = keyFor(request.method, request.url.slice(request.url.indexOf('/', 8)), header)
      const answer = key === undefined ? undefined : await cache.answer(key, askedBy(request.method, header))
      if (!answer) return application.default.fetch(request)
      if ('dependencies' in answer) return application.finished(request, new Response(new Uint8Array(answer.body), answer))
      return new Response(answer.body && new Uint8Array(answer.body), { status: answer.status, headers: pairs(answer.head) })
    },
  }

  function keyFor(method: string, address: string, header: (name: string) => string | undefined): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const key = application.keyOf(address)
    if (key === undefined || !isCall(key)) return key
    return header('x-tsr-serverfn') === 'true' && header('sec-fetch-site') === 'same-origin' ? key : undefined
  }
}

function isCall(key: string): boolean {
  return key.startsWith('/_serverFn/')
}

function askedBy(method: string, header: (name: string) => string | undefined): Asked {
  return { method, host: header('host') ?? '', acceptEncoding: header('accept-encoding'), ifNoneMatch: header('if-none-match') }
}

function write(response: ServerResponse, { status, head, body }: Answer): void {
  response.writeHead(status, [...head])
  response.end(body)
}

function pairs(head: readonly string[]): [string, string][] {
  return head.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []))
}
