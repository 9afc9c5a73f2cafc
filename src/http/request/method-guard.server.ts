const READING = new Set(['GET', 'HEAD'])

/** Refuse a method that a page has no answer to; server functions choose their own. */
export function refuseMethod(method: string, path: string): Response | undefined {
  if (READING.has(method) || path.startsWith('/_serverFn/')) return undefined
  return new Response('This address can only be read.\n', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
