import { createHash } from 'node:crypto'

/** Make the tag of a body and its policy: weak, since one content is sent in several encodings. */
export function etagOf(body: Uint8Array, policy: string | null): string {
  return `W/"${createHash('sha256')
    .update(body)
    .update(policy ?? '')
    .digest('base64url')
    .slice(0, 22)}"`
}

/** Tell whether a client that sends `If-None-Match` has what a tag stands for. */
export function namesTag(given: string, etag: string): boolean {
  return given.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^(?!W\/)/, 'W/') === etag)
}

/**
 * Give a response that caches may keep an `ETag`, and answer 304 to a request that names it in `If-None-Match`. A response
 * that has one keeps it.
 */
export async function withETag(request: Request, response: Response): Promise<Response> {
  const { headers, status, body } = response
  if (status !== 200 || !body || headers.has('ETag') || (headers.get('Cache-Control') ?? 'no-store').includes('no-store')) return response
  const bytes = await response.arrayBuffer()
  const etag = etagOf(new Uint8Array(bytes), headers.get('Content-Security-Policy'))
  const own = new Headers(headers)
  own.set('ETag', etag)
  if (!namesTag(request.headers.get('If-None-Match') ?? '', etag)) return new Response(bytes, { status, headers: own })
  own.delete('Content-Type')
  own.delete('Content-Length')
  return new Response(null, { status: 304, headers: own })
}
