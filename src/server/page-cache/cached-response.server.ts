import type { Dependencies } from '#app/content/dependencies/recorder.server.ts'
import type { RequestKind } from '#app/telemetry/events.server.ts'
import { spentTimes } from '#app/telemetry/request.server.ts'
import { isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { knownHost, withOwnScripts } from '../security/content-security-policy.server.ts'
import { keepFromCdn } from '../response/cache-policy.server.ts'
import { HIT, missStatus } from '../response/cache-status.server.ts'
import { etagOf } from '../response/etag.server.ts'
import { encode, isWorthEncoding, preferredEncoding, type Encoding } from '../connection/compress.server.ts'

/** A response that was rendered for all visitors or for one of them, with its dependencies. */
export interface RenderedResponse {
  readonly kind: RequestKind
  readonly status: number
  /** The policy among them does not name the hosts of scripts yet. */
  readonly headers: Headers
  readonly body: Buffer
  readonly dependencies: Dependencies
}

/** Properties of a request that affect how a cached response is sent. */
export interface RequestProperties {
  readonly method: string
  readonly host: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** Response as sent to a client. */
export interface Answer {
  readonly kind: RequestKind
  readonly status: number
  /** Names and values in turn, the format of Node’s `writeHead`. Shared by all clients. */
  readonly head: string[]
  readonly body: Buffer | undefined
}

/** How a response was produced. */
interface Way {
  readonly notes: readonly string[]
  readonly isOutdated: boolean
}

const POLICY = 'content-security-policy'
/** Headers that describe the body. A response without a body omits them. */
const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding'])
/** Maximum number of hosts per response whose headers are cached. Local host names with arbitrary ports are unlimited. */
const MAX_HOSTS = 4
/** Approximate memory of a response besides its body, and of each dependency. */
const HEAD_BYTES = 4096
const DEPENDENCY_BYTES = 100

/** A cached response: its bytes in every coding requested so far, its ETag and its dependencies. */
export class CachedResponse {
  readonly rendered: RenderedResponse
  readonly etag: string | undefined
  readonly #ownHost: string
  readonly #isEncodable: boolean
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>()
  /**
   * Header lists by host, then by status and coding. Nested maps, because building a combined key for each request would cost more than the
   * lookup.
   */
  readonly #heads = new Map<string, Map<Encoding | 'as it is' | 304, string[]>>()

  /** `ownHost` is the host of the site, which policies name in addition to the requested host. */
  constructor(rendered: RenderedResponse, ownHost: string) {
    this.rendered = rendered
    this.#ownHost = ownHost
    this.#isEncodable = isWorthEncoding(rendered.headers.get('content-type') ?? '', rendered.body.length)
    this.etag = rendered.status === 200 ? etagOf(rendered.body, rendered.headers.get(POLICY)) : undefined
  }

  /** Estimated memory in bytes, including the compressed bodies. */
  get size(): number {
    const { body, dependencies } = this.rendered
    return HEAD_BYTES + body.length * (this.#isEncodable ? 1.6 : 1) + DEPENDENCY_BYTES * (dependencies.ids.size + dependencies.lists.size)
  }

  /**
   * Returns the response to send. Returns a promise only if a coding is used for the first time. `notes` are headers that describe how the
   * response was produced. `isOutdated` if its content has changed, so that no CDN may store it.
   */
  answerTo(request: RequestProperties, notes: readonly string[], isOutdated = false): Answer | Promise<Answer> {
    const { status, body } = this.rendered
    const answer = (code: number, bytes: Buffer, encoding?: Encoding) => this.#answer(request, { notes, isOutdated }, code, bytes, encoding)
    if (this.etag !== undefined && isUnchanged(request.ifNoneMatch, undefined, { etag: this.etag })) return answer(304, body)
    const encoding = this.#isEncodable ? preferredEncoding(request.acceptEncoding) : undefined
    if (!encoding) return answer(status, body)
    const bytes = this.#bytesIn(encoding)
    return Buffer.isBuffer(bytes) ? answer(status, bytes, encoding) : bytes.then((rendered) => answer(status, rendered, encoding))
  }

  #bytesIn(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const making = encode(this.rendered.body, encoding)
    this.#encoded.set(encoding, making)
    making.then(
      (rendered) => this.#encoded.set(encoding, rendered),
      () => this.#encoded.delete(encoding),
    )
    return making
  }

  #answer({ method, host }: RequestProperties, way: Way, status: number, bytes: Buffer, encoding?: Encoding): Answer {
    const head = this.#head(status, bytes.length, host, encoding, way)
    return { kind: this.rendered.kind, status, head, body: method === 'HEAD' || status === 304 ? undefined : bytes }
  }

  #head(status: number, length: number, request: string, encoding: Encoding | undefined, { notes, isOutdated }: Way): string[] {
    const form = status === 304 ? 304 : (encoding ?? 'as it is')
    const host = this.#heads.has(request) ? request : knownHost(request, this.#ownHost)
    const known = notes === HIT ? this.#heads.get(host)?.get(form) : undefined
    if (known) return known
    const headers = isOutdated ? keptFromCdn(this.rendered.headers) : this.rendered.headers
    const policy = headers.get(POLICY)
    const own: [string, string][] = [...headers].filter(([name]) => name !== POLICY && name !== 'vary')
    if (policy !== null) own.push([POLICY, withOwnScripts(policy, host, this.#ownHost)])
    if (this.etag !== undefined) own.push(['etag', this.etag])
    if (encoding) own.push(['content-encoding', encoding])
    const vary = [headers.get('vary') ?? [], this.#isEncodable ? 'Accept-Encoding' : []].flat()
    if (vary.length > 0) own.push(['vary', vary.join(', ')])
    own.push(['content-length', String(length)])
    const head = [...own.filter(([name]) => status !== 304 || !OF_BODY.has(name)).flat(), ...notes]
    if (notes !== HIT) return head
    if (this.#heads.size >= MAX_HOSTS && !this.#heads.has(host)) this.#heads.clear()
    this.#heads.set(host, new Map(this.#heads.get(host)).set(form, head))
    return head
  }
}

/** Returns the headers of an outdated response, which no CDN may store: it would replace a newer one after a purge. */
function keptFromCdn(headers: Headers): Headers {
  const copy = new Headers(headers)
  keepFromCdn(copy)
  return copy
}

/**
 * Returns the headers of a response that was rendered because no valid one was cached: `Cache-Status` for caches, `Server-Timing` for browser
 * tools. `begun` is a value of `performance.now()`.
 */
export function renderNotes(reason: 'uri-miss' | 'stale', begun: number): readonly string[] {
  return ['cache-status', missStatus(reason), 'server-timing', `total;dur=${(performance.now() - begun).toFixed(1)}${spentTimes()}`]
}
