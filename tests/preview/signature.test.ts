import { expect, test } from 'vitest'
import { linkToken, readLink } from '../../src/preview/links.server.ts'
import { isSameSecret, signed, verified } from '../../src/preview/signature.server.ts'

const SECRET = 'a secret of sixteen'

test('what was signed is read again, by the same secret and for the same purpose alone', () => {
  const token = signed('täxt', 'link', SECRET)
  expect(verified(token, 'link', SECRET)).toBe('täxt')
  expect(verified(token, 'session', SECRET)).toBeUndefined()
  expect(verified(token, 'link', `${SECRET}!`)).toBeUndefined()
})

test('no changed, cut or lengthened token is read', () => {
  const token = signed('{"entry":"a"}', 'session', SECRET)
  const [payload = '', signature = ''] = token.split('.')
  const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
  for (let at = 0; at < payload.length; at += 1) expect(verified(`${flipped(payload, at)}.${signature}`, 'session', SECRET), `payload ${at}`).toBeUndefined()
  // The last character holds bits that are not of the signature.
  for (let at = 0; at < signature.length - 1; at += 1) expect(verified(`${payload}.${flipped(signature, at)}`, 'session', SECRET), `at ${at}`).toBeUndefined()
  for (const odd of ['', '.', payload, `${payload}.`, `.${signature}`, `${token}.x`, `${token}${signature}`]) {
    expect(verified(odd, 'session', SECRET), odd).toBeUndefined()
  }
})

test('secrets are compared whole', () => {
  expect(isSameSecret(SECRET, SECRET)).toBe(true)
  for (const other of ['', SECRET.slice(1), `${SECRET} `, SECRET.toUpperCase()]) expect(isSameSecret(other, SECRET), other).toBe(false)
})

test('every link has a name of its own', () => {
  const link = { entry: 'a', locale: 'en', isWhole: false, isOnce: true, until: 5 }
  const [one, other] = [1, 2].map(() => readLink(linkToken(link, SECRET), SECRET))
  expect(one).toMatchObject(link)
  expect(one?.id).not.toBe(other?.id)
})
