import { createHash } from 'node:crypto'
import { isUnchanged } from '#app/content-service/http/preconditions.ts'
import { mayBeKept } from './cache-policy.server.ts'

/**
 * Give a response that caches may keep an `ETag` of its body and policy, and answer 304 to a request that names it in
 * `If-None-Match`.
 *
 * The tag is weak, since one content is sent in several encodings. A response that has one keeps it.
 */
export async function withETag(request: Request, response: Response): Promise<Response> {
  const { headers, status, body } = response
  if (status !== 200 || !body || headers.has('ETag') || !mayBeKept(headers)) return response
  const bytes = await response.arrayBuffer()
  const policy = headers.get('Content-Security-Policy') ?? ''
  const etag = `W/"${createHash('sha256').update(new Uint8Array(bytes)).update(policy).digest('base64url').slice(0, 22)}"`
  const own = new Headers(headers)
  own.set('ETag', etag)
  if (!isUnchanged(request.headers.get('If-None-Match'), null, { etag })) return new Response(bytes, { status, headers: own })
  own.delete('Content-Type')
  own.delete('Content-Length')
  return new Response(null, { status: 304, headers: own })
}
