import { policyOf, setCachePolicy } from '../response/cache-policy.server.ts'
import { withSecurityHeaders } from '../security/security-headers.server.ts'

/** Give a picture or a file of the content the headers that every response carries. Its body is not read: a file may be large. */
export function mediaResponse(given: Response): Response {
  const response = withSecurityHeaders(given)
  const isProtected = given.headers.get('Cache-Control')?.startsWith('private') ?? false
  setCachePolicy(response.headers, policyOf(given.status, isProtected ? 'protectedMedia' : 'media'))
  return response
}
