import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Supported content codings, smallest output first. The order decides between codings that a client weighs equally. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** How long compressed bytes are used: `once` for one response, `kept` in the page cache, `always` for files of the build. */
export type Use = 'once' | 'kept' | 'always'

/**
 * Levels of each coding, measured with a page of 76 KB. Brotli compresses that page to 14.9, 14.0 and 12.1 KB in 0.9, 1.4 and 110 ms. Brotli
 * levels between 5 and 11 take longer and save nothing. Zstandard takes 0.2, 0.8 and 29 ms for 15.7, 14.5 and 14.1 KB. With gzip, 17.8 KB take
 * 1 ms.
 */
const LEVELS: Readonly<Record<Encoding, Readonly<Record<Use, number>>>> = {
  br: { once: 4, kept: 5, always: 11 },
  zstd: { once: 3, kept: 9, always: 19 },
  gzip: { once: 6, kept: 6, always: 9 },
}

const compressors = { br: promisify(brotliCompress), zstd: promisify(zstdCompress), gzip: promisify(gzip) }

/** Compresses a body in the thread pool, so that the event loop is not blocked. */
export function encode(body: Buffer, encoding: Encoding, use: Use = 'kept'): Promise<Buffer> {
  const level = LEVELS[encoding][use]
  switch (encoding) {
    case 'br':
      return compressors.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    case 'zstd':
      return compressors.zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: body.length })
    case 'gzip':
      return compressors.gzip(body, { level })
  }
}

/** Minimum size in bytes. For smaller bodies the extra headers outweigh the saved bytes. */
const SMALLEST = 1024
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml|.*\+json|.*\+xml|javascript))/

/** Returns whether a body of a media type and a size in bytes is worth compressing. */
export function isWorthEncoding(type: string, bytes: number): boolean {
  return bytes >= SMALLEST && COMPRESSIBLE.test(type)
}

/** Maximum length of an `Accept-Encoding` header whose result is cached. Browsers send few and short values; longer ones are parsed each time. */
const MAX_CACHED_LENGTH = 100
const remembered = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: 200 })

/**
 * Returns the coding that a client prefers by its `Accept-Encoding`, or `undefined` if the body is to be sent uncompressed.
 * @example preferredEncoding('gzip;q=0.5, br') // 'br'
 */
export function preferredEncoding(accepted: string | null | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const known = remembered.get(accepted)
  if (known) return known.encoding
  const encoding = negotiated(accepted)
  if (accepted.length <= MAX_CACHED_LENGTH) remembered.set(accepted, { encoding })
  return encoding
}

/**
 * Finds each coding that affects the result, in the site’s order of preference. Only the first occurrence of each is parsed, because a client
 * may list thousands of unknown or repeated codings.
 */
const DECISIVE = [...ENCODINGS, 'identity', '\\*'].map((name) => new RegExp(`(?:^|,)[ \\t]*(${name}[ \\t]*(?:;[^,]*)?)(?=,|$)`, 'i'))

/** Chooses by the client’s weights; the order of the client’s list is ignored. */
function negotiated(accepted: string): Encoding | undefined {
  const inOurOrder = DECISIVE.flatMap((coding) => coding.exec(accepted)?.[1] ?? [])
  const [best] = new Negotiator({ headers: { 'accept-encoding': inOurOrder.join(',') } }).encodings([...ENCODINGS, 'identity'])
  return ENCODINGS.find((encoding) => encoding === best)
}

const PART = 206
/** Maximum size in bytes of a body that is compressed per request. The whole body is held in memory. */
const MAX = 8 * 1024 * 1024

/**
 * Compresses the body of a response with the coding that the client prefers. Returns images, partial content, large bodies and compressed
 * bodies unchanged.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  const type = headers.get('Content-Type')
  if (headers.has('Content-Encoding') || status === PART || (type !== null && !COMPRESSIBLE.test(type)) || (type === null && status !== 304)) return response
  if (Number(headers.get('Content-Length')) > MAX) return response
  const own = new Headers(headers)
  vary(own)
  if (!response.body) return new Response(null, { status, headers: own })
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = body.length < SMALLEST ? undefined : preferredEncoding(request.headers.get('Accept-Encoding'))
  if (!encoding) return new Response(body, { status, headers: own })
  const sent = await encode(body, encoding, 'once')
  own.set('Content-Encoding', encoding)
  own.set('Content-Length', String(sent.length))
  // A strong tag identifies exact bytes, and compression changed them.
  const etag = own.get('ETag')
  if (etag?.startsWith('"')) own.set('ETag', `W/${etag}`)
  own.delete('Accept-Ranges')
  return new Response(new Uint8Array(sent), { status, headers: own })
}

function vary(headers: Headers): void {
  const named = headers.get('Vary')?.split(/,\s*/) ?? []
  if (!named.some((name) => name.toLowerCase() === 'accept-encoding')) headers.set('Vary', [...named, 'Accept-Encoding'].join(', '))
}
