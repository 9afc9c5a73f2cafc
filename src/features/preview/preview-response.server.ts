import { openToEditors } from '#app/server/security/content-security-policy.server.ts'
import { setCachePolicy } from '#app/server/response/cache-policy.server.ts'

/** Keep a response that shows drafts from every cache and every search engine; Contentful's web app may show it in a frame. */
export function forPreview(response: Response): Response {
  setCachePolicy(response.headers, 'preview')
  response.headers.set('X-Robots-Tag', 'noindex')
  openToEditors(response.headers)
  return response
}
