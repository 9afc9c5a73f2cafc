import type { Dependencies } from '#app/content/dependencies/dependencies.ts'
import { isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { HIT } from './notes.server.ts'
import { knownHost, withOwnScripts } from '../security/content-security-policy.server.ts'
import { etagOf } from '../response/etag.server.ts'
import { encode, isWorthEncoding, preferredEncoding, type Encoding } from '../connection/compress.server.ts'

/** A response that was made for somebody, with what it was made of. */
export interface MadeResponse {
  readonly status: number
  /** Its policy does not name the hosts of scripts yet. */
  readonly headers: Headers
  readonly body: Buffer
  readonly dependencies: Dependencies
}

/** What of a request decides how a response is sent. */
export interface Asked {
  readonly method: string
  readonly host: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** What is sent to a client. */
export interface Answer {
  readonly status: number
  /** Names and values in turn, as Node writes them; shared by all who get them. */
  readonly head: string[]
  readonly body: Buffer | undefined
}

const POLICY = 'content-security-policy'
/** They are about the body: a response without one does not have them. */
const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding'])
/** The hosts for which heads of one response are remembered: names of this machine, with any port, are many. */
const MOST_HOSTS = 4
/** What a response weighs besides its body, and each thing that it was made of, about. */
const HEAD_BYTES = 4096
const DEPENDENCY_BYTES = 100

/** A response in memory: its bytes in every coding that was asked for, its tag, and what it was made of. */
export class KeptResponse {
  readonly made: MadeResponse
  readonly etag: string | undefined
  readonly #ownHost: string
  readonly #isEncodable: boolean
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>()
  /** By the host that was asked, then by status and coding: texts put together for each request would cost more than what they find. */
  readonly #heads = new Map<string, Map<Encoding | 'as it is' | 304, string[]>>()

  /** `ownHost` is the site's own, which policies name beside the one that was asked. */
  constructor(made: MadeResponse, ownHost: string) {
    this.made = made
    this.#ownHost = ownHost
    this.#isEncodable = isWorthEncoding(made.headers.get('content-type') ?? '', made.body.length)
    this.etag = made.status === 200 ? etagOf(made.body, made.headers.get(POLICY)) : undefined
  }

  /** Bytes of memory that it takes, with what it is compressed to. */
  get size(): number {
    const { body, dependencies } = this.made
    return HEAD_BYTES + body.length * (this.#isEncodable ? 1.6 : 1) + DEPENDENCY_BYTES * (dependencies.ids.size + dependencies.lists.size)
  }

  /** Give what to send. A promise only where a coding is made for the first time. `notes` are headers that say how it came. */
  answerTo(asked: Asked, notes: readonly string[]): Answer | Promise<Answer> {
    const { status, body } = this.made
    if (this.etag !== undefined && isUnchanged(asked.ifNoneMatch, undefined, { etag: this.etag })) return this.#answer(asked, notes, 304, body)
    const encoding = this.#isEncodable ? preferredEncoding(asked.acceptEncoding) : undefined
    if (!encoding) return this.#answer(asked, notes, status, body)
    const bytes = this.#bytesIn(encoding)
    if (Buffer.isBuffer(bytes)) return this.#answer(asked, notes, status, bytes, encoding)
    return bytes.then((made) => this.#answer(asked, notes, status, made, encoding))
  }

  #bytesIn(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const making = encode(this.made.body, encoding)
    this.#encoded.set(encoding, making)
    making.then(
      (made) => this.#encoded.set(encoding, made),
      () => this.#encoded.delete(encoding),
    )
    return making
  }

  #answer({ method, host }: Asked, notes: readonly string[], status: number, bytes: Buffer, encoding?: Encoding): Answer {
    const head = this.#head(status, bytes.length, host, encoding, notes)
    return { status, head, body: method === 'HEAD' || status === 304 ? undefined : bytes }
  }

  #head(status: number, length: number, asked: string, encoding: Encoding | undefined, notes: readonly string[]): string[] {
    const form = status === 304 ? 304 : (encoding ?? 'as it is')
    const host = this.#heads.has(asked) ? asked : knownHost(asked, this.#ownHost)
    const known = notes === HIT ? this.#heads.get(host)?.get(form) : undefined
    if (known) return known
    const { headers } = this.made
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
    if (this.#heads.size >= MOST_HOSTS && !this.#heads.has(host)) this.#heads.clear()
    this.#heads.set(host, new Map(this.#heads.get(host)).set(form, head))
    return head
  }
}
