import { cacheHeaders } from './cache-policy.server.ts'

/** Make a response of one line of plain text that no cache keeps: for programs, and for what never reaches a page. */
export function plainText(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...cacheHeaders('message'), ...headers } })
}
