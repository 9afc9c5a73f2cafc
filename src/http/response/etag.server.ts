import { createHash } from 'node:crypto'

/**
 * Give a response that caches may keep an `ETag` of its body and policy, and answer 304 to a request that names it in
 * `If-None-Match`.
 *
 * The tag is weak, since one content is sent in several encodings. A response that has one keeps it.
 */
export async function withETag(request: Request, response: Response): Promise<Response> {
  const { headers, status, body } = response
  if (status !== 200 || !body || headers.has('ETag') || (headers.get('Cache-Control') ?? 'no-store').includes('no-store')) return response
  const bytes = await response.arrayBuffer()
  const policy = headers.get('Content-Security-Policy') ?? ''
  const etag = `W/"${createHash('sha256').update(new Uint8Array(bytes)).update(policy).digest('base64url').slice(0, 22)}"`
  const own = new Headers(headers)
  own.set('ETag', etag)
  if (!names(request.headers.get('If-None-Match'), etag)) return new Response(bytes, { status, headers: own })
  own.delete('Content-Type')
  own.delete('Content-Length')
  return new Response(null, { status: 304, headers: own })
}

function names(given: string | null, etag: string): boolean {
  return given !== null && given.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^(?!W\/)/, 'W/') === etag)
}
