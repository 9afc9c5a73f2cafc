import { createHmac, timingSafeEqual } from 'node:crypto'
import { escape } from 'node:querystring'

const SIGNATURE = 'x-contentful-signature'
const SIGNED_HEADERS = 'x-contentful-signed-headers'
const TIMESTAMP = 'x-contentful-timestamp'

/** Lifetime of a signature, and the permitted difference between the clocks. */
const LIFE_MS = 30_000

/** The parts of a request that Contentful signs. */
export interface SignedRequest {
  readonly method: string
  /** Path with its query. */
  readonly path: string
  readonly headers: Headers
}

/** Signature headers of a request. */
export interface Claim {
  readonly signature: string
  readonly signedHeaders: readonly string[]
}

/** Valid name of an HTTP header. `Headers` throws for any other name. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/

/**
 * Reads the signature headers of a request. Returns a sentence with the problem if they cannot be valid, independently of the body. `now` is
 * in milliseconds.
 */
export function claimOf(headers: Headers, now: number): Claim | string {
  const [signature = '', names = '', timestamp = ''] = [SIGNATURE, SIGNED_HEADERS, TIMESTAMP].map((name) => headers.get(name) ?? undefined)
  const signedHeaders = names.split(',').map((name) => name.trim().toLowerCase())
  const namesHeaders = signedHeaders.every((name) => HEADER_NAME.test(name)) && [SIGNED_HEADERS, TIMESTAMP].every((name) => signedHeaders.includes(name))
  const isWhole = /^[0-9a-f]{64}$/.test(signature) && /^\d{13,16}$/.test(timestamp) && namesHeaders
  if (!isWhole) return 'It is not signed: switch on request verification in the settings of the space’s webhooks.'
  const age = now - Number(timestamp)
  if (age >= LIFE_MS) return `It was signed ${Math.round(age / 1000)} s ago, which is too long: is the clock of the site right?`
  if (age <= -LIFE_MS) return `It was signed ${Math.round(-age / 1000)} s from now: the clock of the site is not right.`
  return { signature, signedHeaders }
}

/** Returns whether the signature of a request with a body is valid. Compares in constant time. */
export function isSigned({ method, path, headers }: SignedRequest, body: Uint8Array, { signature, signedHeaders }: Claim, secret: string): boolean {
  const names = [...new Set(signedHeaders)].filter((name) => headers.has(name)).toSorted((one, other) => (one > other ? 1 : -1))
  const signed = names.map((name) => `${name}:${headers.get(name)?.trim()}`).join(';')
  const made = createHmac('sha256', secret)
    .update(`${method}\n${signedPath(path)}\n${signed}\n`)
    .update(body)
    .digest()
  return timingSafeEqual(made, Buffer.from(signature, 'hex'))
}

/** Escapes the query once more, like Contentful. */
function signedPath(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  return query.length === 0 ? pathname : encodeURI(`${pathname}?${escape(query.join('?'))}`)
}
