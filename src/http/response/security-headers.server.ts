const HALF_A_YEAR = 15_552_000

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The headers that every response carries, whatever it holds. A site whose origin is https also keeps browsers from asking for it in any other way. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:') ? { ...ALWAYS, 'Strict-Transport-Security': `max-age=${HALF_A_YEAR}` } : ALWAYS
}
