import { policyOf, setCachePolicy } from '../response/cache-policy.server.ts'
import { withSecurityHeaders } from '../security/security-headers.server.ts'

/** Adds security headers and a cache policy to an image or a file of the content. Does not read the body, because files may be large. */
export function mediaResponse(given: Response): Response {
  const response = withSecurityHeaders(given)
  const isProtected = given.headers.get('Cache-Control')?.startsWith('private') ?? false
  setCachePolicy(response.headers, policyOf(given.status, isProtected ? 'protectedMedia' : 'media'))
  return response
}
