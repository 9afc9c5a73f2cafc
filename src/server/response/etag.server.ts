import { createHash } from 'node:crypto'
import { isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { mayBeKept } from './cache-policy.server.ts'

/** Make the tag of a body and its policy: weak, since one content is sent in several encodings. */
export function etagOf(body: Uint8Array, policy: string | null): string {
  return `W/"${createHash('sha256')
    .update(body)
    .update(policy ?? '')
    .digest('base64url')
    .slice(0, 22)}"`
}

/**
 * Give a response that caches may keep an `ETag`, and answer 304 to a request that names it in `If-None-Match`. A response
 * that has one keeps it.
 */
export async function withETag(request: Request, response: Response): Promise<Response> {
  const { headers, status, body } = response
  if (status !== 200 || !body || headers.has('ETag') || !mayBeKept(headers)) return response
  const bytes = await response.arrayBuffer()
  const etag = etagOf(new Uint8Array(bytes), headers.get('Content-Security-Policy'))
  const own = new Headers(headers)
  own.set('ETag', etag)
  if (!isUnchanged(request.headers.get('If-None-Match'), null, { etag })) return new Response(bytes, { status, headers: own })
  own.delete('Content-Type')
  own.delete('Content-Length')
  return new Response(null, { status: 304, headers: own })
}
