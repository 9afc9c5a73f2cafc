import type { RenderedResponse } from './cached-response.server.ts'

/** Cacheable statuses. Redirects are not cacheable, because they preserve the query of the request. */
const STATUSES: ReadonlySet<number> = new Set([200, 404, 410])

/** `Vary` values that need no separate cache entries: a Markdown alternate has its own key, and the cache evaluates `Accept` before the lookup. */
const VARIES_FOR_NOBODY = /^(?:accept(?:-encoding)?(?:,\s*|$))*$/i

/** Returns whether a response is the same for every visitor. */
export function isForAll({ headers }: RenderedResponse): boolean {
  return !headers.has('set-cookie') && !hasDirective(headers, 'private') && VARIES_FOR_NOBODY.test(headers.get('vary') ?? '')
}

/**
 * Returns whether a response stays valid until its content changes or it expires. Such a response is the same for all visitors and contains no
 * failed part.
 */
export function isCacheable(rendered: RenderedResponse): boolean {
  const { status, headers, dependencies } = rendered
  return STATUSES.has(status) && isForAll(rendered) && !dependencies.isIncomplete && !(status === 200 && hasDirective(headers, 'no-store'))
}

function hasDirective(headers: Headers, directive: string): boolean {
  return (headers.get('cache-control') ?? '').includes(directive)
}
