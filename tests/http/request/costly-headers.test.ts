import type * as Crypto from 'node:crypto'
import type * as Net from 'node:net'
import type * as Matcher from '@formatjs/intl-localematcher'
import type Negotiator from 'negotiator'
import { afterEach, expect, test, vi } from 'vitest'
import { isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { prefersMarkdown } from '../../../src/server/request/prefers-markdown.server.ts'
import { preferredEncoding } from '../../../src/server/connection/compress.server.ts'
import { rememberedLocale } from '../../../src/i18n/cookie-values.ts'
import { negotiateLocale } from '../../../src/i18n/negotiate.server.ts'
import { sessionCookie, sessionOf } from '../../../src/features/preview/preview-cookie.server.ts'
import { visitorAddress } from '../../../src/features/search/limit/visitor-address.ts'

/** Counts of the expensive operations that reading a header may trigger. */
const work = vi.hoisted(() => ({ hashes: 0, addresses: 0, codings: 0, languages: 0 }))

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>()
  const createHmac: typeof crypto.createHmac = (...args) => {
    work.hashes += 1
    return crypto.createHmac(...args)
  }
  return { ...crypto, createHmac }
})
vi.mock('node:net', async (original) => {
  const net = await original<typeof Net>()
  const isIP: typeof net.isIP = (text) => {
    work.addresses += 1
    return net.isIP(text)
  }
  return { ...net, isIP }
})
vi.mock('negotiator', async (original) => {
  const { default: Original } = await original<{ readonly default: typeof Negotiator }>()
  return {
    default: class extends Original {
      constructor(request: ConstructorParameters<typeof Negotiator>[0]) {
        super(request)
        work.codings += request.headers['accept-encoding']?.toString().split(',').length ?? 0
      }
    },
  }
})
vi.mock('@formatjs/intl-localematcher', async (original) => {
  const matcher = await original<typeof Matcher>()
  const match: typeof matcher.match = (wanted, ...more) => {
    work.languages += wanted.length
    return matcher.match(wanted, ...more)
  }
  return { ...matcher, match }
})

const SECRET = vi.hoisted(() => {
  const secret = 'a secret of more than thirty-two characters'
  process.env['SITE_PREVIEW_SECRET'] = secret
  return secret
})
const until = new Date(Date.now() + 60_000)

afterEach(() => void Object.assign(work, { hashes: 0, addresses: 0, codings: 0, languages: 0 }))

/** Returns the largest header value that Node accepts, filled with repetitions of a text. */
const filled = (text: string) => text.repeat(Math.floor(15_000 / text.length))
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''
/** A token whose form is valid and whose signature is wrong. */
const forged = `e30.${'x'.repeat(43)}`

test('sessionOf: verifies at most 4 cookies per name, and none that has not the form of a token', () => {
  const session = { scope: 'all', until } as const
  for (const isHttps of [false, true]) {
    const own = pairOf(sessionCookie(session, SECRET, isHttps))
    const name = own.slice(0, own.indexOf('='))
    work.hashes = 0
    expect(sessionOf(`${filled(`${name}=x; `)}${own}`)).toMatchObject(session)
    expect(sessionOf(`${name}=${forged}; ${own}`)).toMatchObject(session)
    // Each verification computes two hashes: one for the key, one for the text.
    expect(work.hashes).toBeLessThanOrEqual(6)
    work.hashes = 0
    expect(sessionOf(filled(`${name}=${forged};`))).toBeUndefined()
    expect(work.hashes).toBe(8)
    work.hashes = 0
    expect(sessionOf(`${name}=${'x'.repeat(14_000)}.${'x'.repeat(43)}`)).toBeUndefined()
    expect(work.hashes).toBe(0)
  }
})

test('rememberedLocale: finds the language behind a thousand other values', () => {
  expect(rememberedLocale(`${filled('locale=xx;')}locale=fr`)).toBe('fr')
})

test('visitorAddress: reads at most 10 addresses, from the end', () => {
  expect(visitorAddress('127.0.0.1', `${filled('203.0.113.9,')}198.51.100.1`)).toBe('198.51.100.1')
  expect(visitorAddress('127.0.0.1', `198.51.100.1${',10.0.0.1'.repeat(9)}`)).toBe('198.51.100.1')
  work.addresses = 0
  for (const inner of ['10.0.0.1,', ',', 'fd00::1,', '1,']) expect(visitorAddress('127.0.0.1', `198.51.100.1,${filled(inner)}`)).toBeUndefined()
  expect(work.addresses).toBeLessThanOrEqual(4 * 11)
})

test('preferredEncoding: weighs each coding once, however often a client names it', () => {
  expect(preferredEncoding(`${filled('br;q=0,')}gzip`)).toBe('gzip')
  for (const text of ['br,', ',', 'x;q=0.1,', '*,', 'gzip ;q=0.5 ,']) preferredEncoding(filled(text))
  expect(work.codings).toBeLessThanOrEqual(6 * 5)
})

test('negotiateLocale: compares at most 10 languages', () => {
  const tags = Array.from({ length: 900 }, (_, at) => `zh-${100 + at}`).join()
  expect(negotiateLocale({ acceptLanguage: `fr,${tags}`, cookie: null })).toBe('fr')
  expect(work.languages).toBeLessThanOrEqual(10)
})

test('prefersMarkdown: returns false for a header that is longer than any client sends', () => {
  expect(prefersMarkdown('text/markdown')).toBe(true)
  expect(prefersMarkdown(`text/markdown${filled(',')}`)).toBe(false)
})

test('isUnchanged: compares only the first 2,000 characters of the header', () => {
  expect(isUnchanged(`${'"x", '.repeat(300)}"own"`, null, { etag: '"own"' })).toBe(true)
  expect(isUnchanged(`${filled('"x",')}"own"`, null, { etag: '"own"' })).toBe(false)
})
