import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'

/** Purpose of a signature. A signature for one purpose is invalid for another. */
type Purpose = 'session' | 'session over http' | 'link' | 'press pass'

/** Signs a text for a purpose. Returns the text in base64url, a dot and the signature. */
export function signed(text: string, purpose: Purpose, secret: string): string {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${signature(payload, purpose, secret).toString('base64url')}`
}

/**
 * Returns the text that was signed for a purpose, or `undefined` if the signature is invalid. Takes the same time for valid and invalid
 * signatures.
 * Compares encoded signatures. Decoding would also accept padding, the other base64 alphabet, white space and stray bits.
 */
export function verified(token: string, purpose: Purpose, secret: string): string | undefined {
  const [payload = '', given = '', ...more] = token.split('.')
  const isRight = isSame(Buffer.from(given), Buffer.from(signature(payload, purpose, secret).toString('base64url')))
  return isRight && more.length === 0 ? Buffer.from(payload, 'base64url').toString() : undefined
}

/** Maximum number of tokens with one name that are verified per request. Browsers send two if one was set with and one without a partition. */
const MAX_TOKENS = 4
/** A payload and a signature in base64url. No browser stores a longer cookie. */
const TOKEN = /^[\w-]{1,4096}\.[\w-]{43}$/

/** Returns the first few values of a cookie in the format of a token, so that a request cannot cause thousands of verifications. */
export function plausibleTokens(values: Iterable<string>): readonly string[] {
  return Iterator.from(values)
    .filter((value) => TOKEN.test(value))
    .take(MAX_TOKENS)
    .toArray()
}

/** Returns the signed JSON of a token in the shape of a schema, or `undefined` if the signature, the JSON or its shape is invalid. */
export function readSigned<Schema extends z.ZodType>(token: string, purpose: Purpose, secret: string, schema: Schema): z.output<Schema> | undefined {
  const text = verified(token, purpose, secret)
  return text === undefined ? undefined : schema.safeParse(parsed(text)).data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, secret: string): boolean {
  return isSame(createHash('sha256').update(given).digest(), createHash('sha256').update(secret).digest())
}

function signature(payload: string, purpose: Purpose, secret: string): Buffer {
  return createHmac('sha256', createHmac('sha256', secret).update(`preview ${purpose}`).digest())
    .update(payload)
    .digest()
}

function isSame(given: Buffer, expected: Buffer): boolean {
  const isLong = given.length === expected.length
  return timingSafeEqual(isLong ? given : expected, expected) && isLong
}
