import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { linkToken, readLink } from '../../src/features/preview/links.server.ts'
import { isSameSecret, readSigned, signed, verified } from '../../src/features/preview/signature.server.ts'

const SECRET = 'a secret of sixteen'

test('verified: returns the signed text, only for the same secret and the same purpose', () => {
  const token = signed('täxt', 'link', SECRET)
  expect(verified(token, 'link', SECRET)).toBe('täxt')
  expect(verified(token, 'session', SECRET)).toBeUndefined()
  expect(verified(token, 'link', `${SECRET}!`)).toBeUndefined()
})

test('verified: rejects a changed, truncated or lengthened token', () => {
  const token = signed('{"entry":"a"}', 'session', SECRET)
  const [payload = '', signature = ''] = token.split('.')
  const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
  for (let at = 0; at < payload.length; at += 1) expect(verified(`${flipped(payload, at)}.${signature}`, 'session', SECRET), `payload ${at}`).toBeUndefined()
  for (let at = 0; at < signature.length; at += 1) expect(verified(`${payload}.${flipped(signature, at)}`, 'session', SECRET), `at ${at}`).toBeUndefined()
  for (const odd of ['', '.', payload, `${payload}.`, `.${signature}`, `${token}.x`, `${token}${signature}`]) {
    expect(verified(odd, 'session', SECRET), odd).toBeUndefined()
  }
})

test('verified: accepts a signature in one spelling only', () => {
  // A text whose signature contains characters that differ between the two base64 alphabets.
  const token = Array.from({ length: 200 }, (_, at) => signed(`${at}`, 'link', SECRET)).find(
    (each) => /[-_].*\..*|\..*[-_]/.test(each) && /[-_]/.test(each.split('.')[1] ?? ''),
  )
  const [payload = '', signature = ''] = token?.split('.') ?? []
  expect(verified(`${payload}.${signature}`, 'link', SECRET)).toBeDefined()
  const bytes = Buffer.from(signature, 'base64url')
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const spellings = [
    `${signature}=`,
    `${signature}==`,
    signature.replaceAll('-', '+').replaceAll('_', '/'),
    bytes.toString('base64'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('latin1'),
    ` ${signature}`,
    `${signature} `,
    `${signature}\n`,
    `${signature.slice(0, 9)} ${signature.slice(9)}`,
    `${signature}!`,
    encodeURIComponent(`${signature}=`),
    // The last character contains two bits that do not belong to the signature.
    ...[...last].map((letter) => signature.slice(0, -1) + letter).filter((each) => each !== signature),
  ].filter((each) => each !== signature)
  for (const each of spellings) expect(verified(`${payload}.${each}`, 'link', SECRET), each).toBeUndefined()
  for (const each of [`${payload}=`, ` ${payload}`, `${payload}\n`]) expect(verified(`${each}.${signature}`, 'link', SECRET), each).toBeUndefined()
})

test('readSigned: returns undefined for a signed text that is not JSON or has another shape', () => {
  const schema = z.object({ entry: z.string() })
  expect(readSigned(signed('{"entry":"a"}', 'session', SECRET), 'session', SECRET, schema)).toEqual({ entry: 'a' })
  for (const text of ['', 'no JSON', '{', '"', '{"entry":1}', 'null', '\u0000', '['.repeat(100_000)]) {
    expect(readSigned(signed(text, 'session', SECRET), 'session', SECRET, schema), text.slice(0, 20)).toBeUndefined()
    expect(readLink(signed(text, 'link', SECRET), SECRET), text.slice(0, 20)).toBeUndefined()
  }
  // A key with a different derivation must not be accepted.
  const payload = Buffer.from('{"entry":"a"}').toString('base64url')
  expect(readSigned(`${payload}.${createHmac('sha256', SECRET).update(payload).digest('base64url')}`, 'session', SECRET, schema)).toBeUndefined()
})

test('isSameSecret: compares the whole secret', () => {
  expect(isSameSecret(SECRET, SECRET)).toBe(true)
  for (const other of ['', SECRET.slice(1), `${SECRET} `, SECRET.toUpperCase()]) expect(isSameSecret(other, SECRET), other).toBe(false)
})

test('linkToken: every link has a unique id', () => {
  const link = { entry: 'a', locale: 'en', isWhole: false, isOnce: true, until: 5 }
  const [one, other] = [1, 2].map(() => readLink(linkToken(link, SECRET), SECRET))
  expect(one).toMatchObject(link)
  expect(one?.id).not.toBe(other?.id)
})
