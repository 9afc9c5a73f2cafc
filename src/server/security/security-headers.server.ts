import { STATUS_CODES } from 'node:http'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { policyOf, setCachePolicy } from '../response/cache-policy.server.ts'
import { plainText } from '../response/plain-text.server.ts'

const HALF_A_YEAR = 15_552_000

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Returns the headers of every response. If the origin uses HTTPS, browsers must not use HTTP for the site any more. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:') ? { ...ALWAYS, 'Strict-Transport-Security': `max-age=${HALF_A_YEAR}` } : ALWAYS
}

/** Sets the security headers that every response carries. */
export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin()))) headers.set(name, value)
}

/** Copies a response and adds the headers of every response. */
export function withSecurityHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  setSecurityHeaders(headers)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Adds security headers and a cache policy to an image or a file of the content. Does not read the body, because files may be large.
 *
 * An error has only its status, because visitors do not use the API of the content service.
 */
export function mediaResponse(given: Response): Response {
  const response = withSecurityHeaders(given.status < 400 ? given : mediaError(given))
  const isProtected = given.headers.get('Cache-Control')?.startsWith('private') ?? false
  setCachePolicy(response.headers, policyOf(given.status, isProtected ? 'protectedMedia' : 'media'))
  return response
}

/** Headers of an error that clients need: the accepted methods, the size of a file, and the time to wait. */
const OF_ERRORS = ['Allow', 'Content-Range', 'Retry-After']

function mediaError({ status, headers }: Response): Response {
  const kept = OF_ERRORS.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return plainText(status, STATUS_CODES[status] ?? 'Error', Object.fromEntries(kept))
}
