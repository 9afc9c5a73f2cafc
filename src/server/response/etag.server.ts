import { createHash } from 'node:crypto'
import { isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { isCacheable } from './cache-policy.server.ts'

/** Returns the ETag of a body and its policy. The tag is weak, because the same content is sent in several codings. */
export function etagOf(body: Uint8Array, policy: string | null): string {
  return `W/"${createHash('sha256')
    .update(body)
    .update(policy ?? '')
    .digest('base64url')
    .slice(0, 22)}"`
}

/** Adds an `ETag` to a cacheable response, and responds with 304 if `If-None-Match` contains that tag. An existing `ETag` is preserved. */
export async function withETag(request: Request, response: Response): Promise<Response> {
  const { headers, status, body } = response
  if (status !== 200 || !body || headers.has('ETag') || !isCacheable(headers)) return response
  const bytes = await response.arrayBuffer()
  const etag = etagOf(new Uint8Array(bytes), headers.get('Content-Security-Policy'))
  const own = new Headers(headers)
  own.set('ETag', etag)
  if (!isUnchanged(request.headers.get('If-None-Match'), null, { etag })) return new Response(bytes, { status, headers: own })
  own.delete('Content-Type')
  own.delete('Content-Length')
  return new Response(null, { status: 304, headers: own })
}
