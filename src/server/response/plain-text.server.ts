import { cacheHeaders } from './cache-policy.server.ts'

/** Creates an uncacheable response with one line of plain text, for clients that expect no page. */
export function plainText(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...cacheHeaders('message'), ...headers } })
}
