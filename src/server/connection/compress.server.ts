import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The content codings that the site speaks; of those that a client likes equally the first is taken, which is the smallest. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** How often the bytes are sent: `once`, until they are made anew (`kept`), or for years (`always`). */
export type Use = 'once' | 'kept' | 'always'

/**
 * Levels of each coding. Of a page of 76 KB brotli makes 14.9, 14.0 and 12.1 KB in 0.9, 1.4 and 110 ms; levels between 5
 * and 11 take longer and save nothing. zstd makes 15.7, 14.5 and 14.1 KB in 0.2, 0.8 and 29 ms, gzip 17.8 KB in 1 ms.
 */
const LEVELS: Readonly<Record<Encoding, Readonly<Record<Use, number>>>> = {
  br: { once: 4, kept: 5, always: 11 },
  zstd: { once: 3, kept: 9, always: 19 },
  gzip: { once: 6, kept: 6, always: 9 },
}

const compressors = { br: promisify(brotliCompress), zstd: promisify(zstdCompress), gzip: promisify(gzip) }

/** Compress a body in a thread of its own, so that nothing else waits. */
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

/** Below this many bytes the headers weigh more than what is saved. */
const SMALLEST = 1024
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml|.*\+json|.*\+xml|javascript))/

/** Tell whether a body of that media type and of so many bytes is worth compressing. */
export function isWorthEncoding(type: string, bytes: number): boolean {
  return bytes >= SMALLEST && COMPRESSIBLE.test(type)
}

/** Browsers send a handful of values; longer ones than any of them are read each time. */
const LONGEST_REMEMBERED = 100
const remembered = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: 200 })

/** Tell which coding a client likes best, by its `Accept-Encoding`; `undefined` where it wants the body as it is. */
export function preferredEncoding(accepted: string | null | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const known = remembered.get(accepted)
  if (known) return known.encoding
  const encoding = negotiated(accepted)
  if (accepted.length <= LONGEST_REMEMBERED) remembered.set(accepted, { encoding })
  return encoding
}

/**
 * Finds each coding that decides what is sent, in the order in which the site prefers them. A header is read for the first of
 * each: a client may name unknown ones, or the same one, thousands of times.
 */
const DECISIVE = [...ENCODINGS, 'identity', '\\*'].map((name) => new RegExp(`(?:^|,)[ \\t]*(${name}[ \\t]*(?:;[^,]*)?)(?=,|$)`, 'i'))

/** Chooses by the client's weights; the order of its codings means nothing. */
function negotiated(accepted: string): Encoding | undefined {
  const inOurOrder = DECISIVE.flatMap((coding) => coding.exec(accepted)?.[1] ?? [])
  const [best] = new Negotiator({ headers: { 'accept-encoding': inOurOrder.join(',') } }).encodings([...ENCODINGS, 'identity'])
  return ENCODINGS.find((encoding) => encoding === best)
}

const PART = 206
/** Bytes of a body that is compressed while it is asked for; the whole of it is held in memory. */
const MOST = 8 * 1024 * 1024

/** Compress the body of a response as the client likes best. Pictures, parts of files, what is large and what is compressed already pass untouched. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  const type = headers.get('Content-Type')
  if (headers.has('Content-Encoding') || status === PART || (type !== null && !COMPRESSIBLE.test(type)) || (type === null && status !== 304)) return response
  if (Number(headers.get('Content-Length')) > MOST) return response
  const own = new Headers(headers)
  vary(own)
  if (!response.body) return new Response(null, { status, headers: own })
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = body.length < SMALLEST ? undefined : preferredEncoding(request.headers.get('Accept-Encoding'))
  if (!encoding) return new Response(body, { status, headers: own })
  const sent = await encode(body, encoding, 'once')
  own.set('Content-Encoding', encoding)
  own.set('Content-Length', String(sent.length))
  // These are no longer the bytes that a strong tag promises.
  const etag = own.get('ETag')
  if (etag?.startsWith('"')) own.set('ETag', `W/${etag}`)
  own.delete('Accept-Ranges')
  return new Response(new Uint8Array(sent), { status, headers: own })
}

function vary(headers: Headers): void {
  const named = headers.get('Vary')?.split(/,\s*/) ?? []
  if (!named.some((name) => name.toLowerCase() === 'accept-encoding')) headers.set('Vary', [...named, 'Accept-Encoding'].join(', '))
}
