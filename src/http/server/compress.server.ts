import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|.*\+json|.*\+xml|javascript))/
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024
const PART = 206

const encoders = {
  // 4 is where brotli beats gzip and still takes a millisecond for a page.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** Compress the body of a response as the client likes best. Pictures, parts of files and what is compressed already pass untouched. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  const type = headers.get('Content-Type')
  if (headers.has('Content-Encoding') || status === PART || (type !== null && !COMPRESSIBLE.test(type)) || (type === null && status !== 304)) return response
  const own = new Headers(headers)
  vary(own)
  if (!response.body) return new Response(null, { status, headers: own })
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = body.length < SMALLEST ? undefined : preferred(request.headers.get('Accept-Encoding') ?? '')
  if (encoding !== 'br' && encoding !== 'gzip') return new Response(body, { status, headers: own })
  const sent = await encoders[encoding](body)
  own.set('Content-Encoding', encoding)
  own.set('Content-Length', String(sent.length))
  // These are no longer the bytes that a strong tag promises.
  const etag = own.get('ETag')
  if (etag?.startsWith('"')) own.set('ETag', `W/${etag}`)
  own.delete('Accept-Ranges')
  return new Response(new Uint8Array(sent), { status, headers: own })
}

/** The client's order says nothing, its weights do; among equals Brotli is the smallest. */
function preferred(accepted: string): string | undefined {
  const brotliFirst = accepted.split(',').toSorted((one, other) => Number(/\bbr\b/.test(other)) - Number(/\bbr\b/.test(one)))
  return new Negotiator({ headers: { 'accept-encoding': brotliFirst.join(',') } }).encodings(['br', 'gzip'])[0]
}

function vary(headers: Headers): void {
  const named = headers.get('Vary')?.split(/,\s*/) ?? []
  if (!named.some((name) => name.toLowerCase() === 'accept-encoding')) headers.set('Vary', [...named, 'Accept-Encoding'].join(', '))
}
