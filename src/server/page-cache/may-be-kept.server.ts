import type { MadeResponse } from './kept-response.server.ts'

/** Found, not there, gone for good. A redirect takes along the query that a visitor brought. */
const STATUSES: ReadonlySet<number> = new Set([200, 404, 410])

/** A page is kept by itself, and its Markdown twin under another address: what a client accepts is known before. */
const VARIES_FOR_NOBODY = /^(?:accept(?:-encoding)?(?:,\s*|$))*$/i

/** Tell whether a response is the same for every visitor. */
export function isForAll({ headers }: MadeResponse): boolean {
  return !headers.has('set-cookie') && !isSaid(headers, 'private') && VARIES_FOR_NOBODY.test(headers.get('vary') ?? '')
}

/** Tell whether a response is right until the content or the time makes it another: it is for all, and nothing of it failed. */
export function mayBeKept(made: MadeResponse): boolean {
  const { status, headers, dependencies } = made
  return STATUSES.has(status) && isForAll(made) && !dependencies.isIncomplete && !(status === 200 && isSaid(headers, 'no-store'))
}

function isSaid(headers: Headers, directive: string): boolean {
  return (headers.get('cache-control') ?? '').includes(directive)
}
