import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit/requests'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimOf, isSigned } from '../../../src/features/webhooks/signature.server.ts'
import { PATH, SECRET, webhook } from './webhook.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

function verdict({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }, path = PATH, now = NOW, secret = SECRET) {
  const own = new Headers(headers)
  const claim = claimOf(own, now)
  return typeof claim === 'string' ? claim : isSigned({ method: 'POST', path, headers: own }, Buffer.from(body), claim, secret)
}

const without = (headers: Readonly<Record<string, string>>, name: string) => Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))

test('isSigned: accepts signatures of Contentful’s library with any headers, bodies and queries', () => {
  const value = fc.string({ unit: fc.constantFrom(...'abc XYZ019-_.;:,/=') })
  const name = fc.string({ unit: fc.constantFrom(...'abcXYZ-'), minLength: 1 }).map((each) => `x-${each}`)
  const query = fc.string({ unit: fc.constantFrom(...'ab=&%2+/é', '%20') }).map((each) => (each === '' ? '' : `?${each}`))
  fc.assert(
    fc.property(fc.dictionary(name, value), fc.string({ unit: 'grapheme' }), query, (headers, body, search) => {
      const distinct = Object.fromEntries(Object.entries(headers).map(([key, each]) => [key.toLowerCase(), each]))
      const path = `${PATH}${search}`
      const signed = { ...distinct, ...signRequest(SECRET, { method: 'POST', path, headers: { ...distinct }, body }, NOW) }
      expect(verdict({ headers: signed, body }, path)).toBe(true)
      expect(verifyRequest(SECRET, { method: 'POST', path, headers: signed, body }, 0)).toBe(true)
    }),
    { seed: 13, numRuns: 500 },
  )
})

test('isSigned: rejects any change of the signed request', () => {
  const signed = webhook({ any: 'body' }, { at: NOW })
  expect(verdict(signed)).toBe(true)
  expect(verdict({ ...signed, body: `${signed.body} ` })).toBe(false)
  expect(verdict({ ...signed, headers: { ...signed.headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' } })).toBe(false)
  expect(verdict({ ...signed, headers: without(signed.headers, 'x-contentful-topic') })).toBe(false)
  expect(verdict({ ...signed, headers: { ...signed.headers, 'x-contentful-timestamp': String(NOW + 1) } })).toBe(false)
  expect(verdict(signed, `${PATH}/`)).toBe(false)
  expect(verdict(signed, `${PATH}?a=b`)).toBe(false)
  expect(verdict(signed, PATH, NOW, SECRET.replace('+', '-'))).toBe(false)
  expect(verdict({ ...signed, headers: { ...signed.headers, 'x-contentful-signature': '0'.repeat(64) } })).toBe(false)
  // Unsigned headers may be added by proxies.
  expect(verdict({ ...signed, headers: { ...signed.headers, 'x-forwarded-for': '192.0.2.1' } })).toBe(true)
  // A second question mark is part of the signed path, although the library omits it.
  expect(verdict(webhook({}, { at: NOW, path: `${PATH}?a?b` }), `${PATH}?a?b`)).toBe(false)
})

test('claimOf: accepts a signature for 30 s, and as long before its time if the clocks differ', () => {
  const signed = webhook({}, { at: NOW })
  expect(verdict(signed, PATH, NOW + 29_999)).toBe(true)
  expect(verdict(signed, PATH, NOW + 30_000)).toMatch(/^It was signed 30 s ago/)
  expect(verdict(signed, PATH, NOW - 29_999)).toBe(true)
  expect(verdict(signed, PATH, NOW - 30_000)).toMatch(/^It was signed 30 s from now/)
})

test.each([
  ['x-contentful-signature', ['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), 'g'.repeat(64), 'é'.repeat(32)]],
  ['x-contentful-timestamp', ['', 'now', '-1', '1e13', `${NOW}x`, '0'.repeat(17), String(Math.round(NOW / 1000))]],
  ['x-contentful-signed-headers', ['', 'x-contentful-timestamp', 'x-contentful-signed-headers', ',,,', ...malformedNames()]],
])('claimOf: without a valid %s, rejects a webhook before it computes a signature', (name, values) => {
  const { headers } = webhook({}, { at: NOW })
  for (const value of values) expect(claimOf(new Headers({ ...headers, [name]: value }), NOW), value).toMatch(/^It is not signed/)
  expect(claimOf(new Headers(without(headers, name)), NOW)).toMatch(/^It is not signed/)
})

/** Returns lists of signed headers that contain all required ones and an invalid name. */
function malformedNames(): string[] {
  return ['', 'two words', 'with:colon', 'é', '"quoted"', 'a/b', '(x)', '{}'].map((name) => `x-contentful-signed-headers,${name},x-contentful-timestamp`)
}
