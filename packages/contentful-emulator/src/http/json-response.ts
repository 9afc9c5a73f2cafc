import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ApiAnswer } from './api-request.ts'
import { responseTooBig } from './errors.ts'
import { isUnchanged } from './preconditions.ts'

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}

const MAX_RESPONSE_BYTES = 7_340_032
const WORTH_COMPRESSING = 1024

export const CORS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,HEAD,OPTIONS',
  'access-control-allow-headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-Organization,X-Contentful-Skip-Transformation,X-Contentful-User-Agent,X-Contentful-Enable-Alpha-Feature,X-Contentful-Resource-Resolution,X-Contentful-Locale-Based-Publishing',
  'access-control-expose-headers': 'Etag',
  'access-control-max-age': '86400',
}

/** Answers a preflight request. Browsers always send one, because the content type of the SDK is not CORS-safelisted. */
export function preflight(methods: string): Response {
  return new Response(null, { status: 204, headers: { ...CORS, 'access-control-allow-methods': methods, allow: methods } })
}

/** Creates the HTTP response: JSON with an `ETag`, compressed if the client accepts compression. Answers 304 if the client has the same response. */
export async function jsonResponse(request: Request, answer: ApiAnswer, requestId: string): Promise<Response> {
  const body = Buffer.from(JSON.stringify(answer.body, null, 2))
  if (answer.status === 200 && body.length > MAX_RESPONSE_BYTES) throw responseTooBig(MAX_RESPONSE_BYTES)
  const encoding = body.length < WORTH_COMPRESSING ? undefined : acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  const etag = `${encoding ? 'W/' : ''}"${hash('md5', body)}"`
  const headers = new Headers({
    ...CORS,
    server: 'Contentful',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    'x-contentful-request-id': requestId,
    ...answer.headers,
  })
  if (answer.status === 200) {
    headers.set('etag', etag)
    if (isUnchanged(request.headers.get('if-none-match'), null, { etag })) return new Response(null, { status: 304, headers })
  }
  const sent = encoding ? await compressors[encoding](body) : body
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(sent.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { status: answer.status, headers })
}

function acceptedEncoding(header: string): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .flatMap((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
      }),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : undefined
}
