import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'

/** What a signature is for: one made for one purpose is none for another. */
type Purpose = 'session' | 'session over http' | 'link' | 'press pass'

/** Sign a text for a purpose: the text in base64url, a dot, the signature. */
export function signed(text: string, purpose: Purpose, secret: string): string {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${signature(payload, purpose, secret).toString('base64url')}`
}

/**
 * Returns the text that was signed for a purpose, or `undefined` if the signature is not right. Takes as long for a wrong signature as for
 * a right one.
 *
 * A signature has one spelling: decoding it first would accept padding, the other alphabet of base64, white space and stray bits.
 */
export function verified(token: string, purpose: Purpose, secret: string): string | undefined {
  const [payload = '', given = '', ...more] = token.split('.')
  const isRight = isSame(Buffer.from(given), Buffer.from(signature(payload, purpose, secret).toString('base64url')))
  return isRight && more.length === 0 ? Buffer.from(payload, 'base64url').toString() : undefined
}

/** Maximum number of tokens of one name that are verified per request. Browsers send two if one was set with and one without a partition. */
const MAX_TOKENS = 4
/** A payload and a signature in base64url. No browser stores a longer cookie. */
const TOKEN = /^[\w-]{1,4096}\.[\w-]{43}$/

/** Returns the first few values of a cookie that have the form of a token, so that a request cannot order thousands of verifications. */
export function plausibleTokens(values: Iterable<string>): readonly string[] {
  return Iterator.from(values)
    .filter((value) => TOKEN.test(value))
    .take(MAX_TOKENS)
    .toArray()
}

/** Returns the signed JSON of a token in the shape of a schema, or `undefined` if the signature, the JSON or its shape is not right. */
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

/** Compare two secrets in a time that tells nothing of either. */
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
