import { openToEditors } from '#app/server/security/content-security-policy.server.ts'
import { setCachePolicy } from '#app/server/response/cache-policy.server.ts'

/** Prevents caching and indexing of a response with drafts. Permits Contentful’s web app to embed the response in an iframe. */
export function forPreview(response: Response): Response {
  setCachePolicy(response.headers, 'preview')
  response.headers.set('X-Robots-Tag', 'noindex')
  openToEditors(response.headers)
  return response
}
