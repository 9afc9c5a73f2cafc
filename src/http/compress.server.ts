import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|.*\+json|.*\+xml|javascript))/
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024

const encoders = {
  // 4 is where brotli beats gzip and still takes a millisecond for a page.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** Compress the body of a response as the client likes best. Pictures and what is compressed already pass untouched. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  if (!response.body || headers.has('Content-Encoding') || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const own = new Headers(headers)
  own.append('Vary', 'Accept-Encoding')
  const accepted = new Negotiator({ headers: { 'accept-encoding': request.headers.get('Accept-Encoding') ?? '' } })
  const encoding = body.length < SMALLEST ? undefined : accepted.encodings(['br', 'gzip'])[0]
  if (encoding !== 'br' && encoding !== 'gzip') return new Response(body, { status, headers: own })
  own.set('Content-Encoding', encoding)
  own.delete('Content-Length')
  return new Response(new Uint8Array(await encoders[encoding](body)), { status, headers: own })
}
