import { setCachePolicy } from '#app/http/response/cache-policy.server.ts'

/** Keep a response that shows drafts from every cache and every search engine. */
export function forPreview(response: Response): Response {
  setCachePolicy(response.headers, 'preview')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
