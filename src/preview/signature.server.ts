import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for: one made for one purpose is none for another. */
type Purpose = 'session' | 'link' | 'press pass'

/** Sign a text for a purpose: the text in base64url, a dot, the signature. */
export function signed(text: string, purpose: Purpose, secret: string): string {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${signature(payload, purpose, secret).toString('base64url')}`
}

/** Give the text that was signed for a purpose; `undefined` where the signature is another's. It takes as long for a wrong signature as for a right one. */
export function verified(token: string, purpose: Purpose, secret: string): string | undefined {
  const [payload = '', given = '', ...more] = token.split('.')
  const isRight = isSame(Buffer.from(given, 'base64url'), signature(payload, purpose, secret))
  return isRight && more.length === 0 ? Buffer.from(payload, 'base64url').toString() : undefined
}

/** Returns what was signed for a purpose as JSON; `undefined` if the signature is another's, or if the text is no JSON. */
export function verifiedJson(token: string, purpose: Purpose, secret: string): unknown {
  const text = verified(token, purpose, secret)
  try {
    return text === undefined ? undefined : JSON.parse(text)
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
