import type * as Crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { passCookie, passOf, signedPass } from '../../../src/features/protected-files/press-pass.server.ts'

const work = vi.hoisted(() => ({ hashes: 0 }))

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>()
  const createHmac: typeof crypto.createHmac = (...args) => {
    work.hashes += 1
    return crypto.createHmac(...args)
  }
  return { ...crypto, createHmac }
})

const SECRET = vi.hoisted(() => {
  const secret = 'a secret of more than thirty-two characters'
  process.env['SITE_PREVIEW_SECRET'] = secret
  return secret
})
const until = new Date(Date.now() + 60_000)
const now = new Date()

/** Returns the largest header value that Node accepts, filled with repetitions of a text. */
const filled = (text: string) => text.repeat(Math.floor(15_000 / text.length))
const asking = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })
/** A token whose form is valid and whose signature is wrong. */
const forged = `e30.${'x'.repeat(43)}`

test('passOf: verifies at most 4 cookies, and finds the right one among wrong ones', () => {
  const pass = { until: Math.floor(until.getTime() / 1000), to: '/en/press' }
  const own = passCookie(signedPass(pass, SECRET), pass, now).split(';')[0] ?? ''
  expect(passOf(asking(`${filled('press-pass=x; ')}press-pass=${forged}; ${own}`), now)).toEqual(pass)
  work.hashes = 0
  expect(passOf(asking(filled(`press-pass=${forged};`)), now)).toBeUndefined()
  expect(work.hashes).toBe(8)
})
