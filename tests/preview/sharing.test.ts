import { expect, test } from 'vitest'
import type { PreviewSession } from '../../src/content/preview/preview-session.ts'
import { linkToken, readLink, sessionOfLink, sharedLink, type LinkOptions } from '../../src/features/preview/links.server.ts'
import { sessionCookie, sessionOf } from '../../src/features/preview/preview-cookie.server.ts'
import { previewSecret } from '../../src/features/preview/preview-secret.server.ts'
import { signed } from '../../src/features/preview/signature.server.ts'

const SECRET = previewSecret() ?? ''
const NOW = Date.now()
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const WISH: LinkOptions = { entry: undefined, to: '/en/stories', locale: 'en', days: 30, isWhole: false, isOnce: false, mayShare: false }
const EVERYTHING: LinkOptions = { ...WISH, entry: 'other', isWhole: true, mayShare: true }
const EDITOR: PreviewSession = { scope: 'all', until: new Date(NOW + DAY_MS) }

/** Returns the session of a guest, after it was stored in the token of the link and in the cookie. */
function opened(session: PreviewSession, wish: Partial<LinkOptions>): PreviewSession {
  const link = sharedLink(session, { ...WISH, ...wish }, NOW)
  const read = link && readLink(linkToken(link, SECRET), SECRET)
  const guest = read && sessionOf(sessionCookie(sessionOfLink(read), SECRET).split(';')[0])
  if (!guest) throw new Error('The link does not open.')
  return guest
}

test('sharedLink: an editor creates links of up to 30 days, to one entry or the whole site', () => {
  expect(sharedLink(EDITOR, EVERYTHING, NOW)).toMatchObject({ entry: 'other', isWhole: true, isOnce: false, until: NOW + 30 * DAY_MS })
  expect(sharedLink(EDITOR, { ...WISH, entry: 'a', days: 1000 }, NOW)).toMatchObject({ entry: 'a', isWhole: false, until: NOW + 30 * DAY_MS })
  for (const days of [Number.NaN, 0, -5]) expect(sharedLink(EDITOR, { ...WISH, days }, NOW)?.until, String(days)).toBe(NOW + DAY_MS)
  expect(sharedLink(EDITOR, { ...WISH, days: Infinity }, NOW)?.until).toBe(NOW + 30 * DAY_MS)
})

test('sharedLink: links of a guest never end later, nor open more often, over any number of steps', () => {
  const brief = sessionOfLink({ id: 'x', isWhole: true, isOnce: true, until: NOW + MINUTE_MS })
  let guest: PreviewSession = { ...brief }
  for (let step = 0; step < 4; step += 1) {
    expect(sharedLink(guest, EVERYTHING, NOW)).toMatchObject({ isOnce: true, until: NOW + MINUTE_MS })
    guest = opened(guest, EVERYTHING)
    expect(guest).toMatchObject({ scope: 'all', guest: { isOnce: true }, until: new Date(NOW + MINUTE_MS) })
  }
})

test('sharedLink: a guest of one entry creates no link unless allowed, and then only to that entry', () => {
  const until = NOW + MINUTE_MS
  const closed = sessionOfLink({ id: 'x', entry: 'a', isWhole: false, isOnce: false, until })
  expect(sharedLink(closed, EVERYTHING, NOW)).toBeUndefined()
  const open = sessionOfLink({ id: 'x', entry: 'a', isWhole: false, isOnce: false, mayShare: true, until })
  expect(sharedLink(open, EVERYTHING, NOW)).toMatchObject({ entry: 'a', isWhole: false, until, mayShare: true })
  expect(sharedLink(open, { ...WISH, entry: undefined }, NOW)).toMatchObject({ entry: 'a', isWhole: false })
  // A link that does not allow sharing cannot be shared.
  expect(sharedLink(opened(open, {}), EVERYTHING, NOW)).toBeUndefined()
  // A guest of the whole site may share a part of it, and the next guest is limited to that part.
  const narrowed = opened(opened(EDITOR, { isWhole: true }), { entry: 'b', mayShare: true })
  expect(sharedLink(narrowed, EVERYTHING, NOW)).toMatchObject({ entry: 'b', isWhole: false })
})

test('sharedLink: links of guests of guests belong to the link of the editor', () => {
  const link = linkToken({ ...WISH, isOnce: true, until: NOW + DAY_MS }, SECRET)
  const origin = readLink(link, SECRET)?.id
  let guest: PreviewSession = sessionOfLink(readLink(link, SECRET) ?? expect.fail())
  for (let step = 0; step < 3; step += 1) {
    expect(sharedLink(guest, EVERYTHING, NOW)).toMatchObject({ origin })
    guest = opened(guest, EVERYTHING)
  }
})

test('sharedLink: passes on the time and the release of the preview', () => {
  const at = new Date('2031-01-01T00:00:00Z')
  for (const wish of [{}, { entry: 'a' }]) expect(opened({ ...EDITOR, at, release: 'r1' }, wish)).toMatchObject({ at, release: 'r1' })
  expect(opened(EDITOR, {}).at).toBeUndefined()
})

test('sharedLink: a link without an entry opens the list page that it was created on', () => {
  expect(sharedLink(EDITOR, { ...WISH, to: '/en/events?page=2' }, NOW)).toMatchObject({ to: '/en/events?page=2', isWhole: true })
  expect(sharedLink(EDITOR, { ...WISH, entry: 'a' }, NOW)?.to).toBeUndefined()
})

test('sessionOf: a session over http is invalid over https, and the other way round', () => {
  const secure = sessionCookie(EDITOR, SECRET, true).split(';')[0] ?? ''
  const plain = sessionCookie(EDITOR, SECRET).split(';')[0] ?? ''
  expect(secure).toMatch(/^__Host-preview=/)
  expect(plain).toMatch(/^preview=/)
  for (const cookie of [secure, plain]) expect(sessionOf(`a=b; ${cookie}`), cookie.slice(0, 15)).toMatchObject({ scope: 'all' })
  expect(sessionOf(secure.replace('__Host-', ''))).toBeUndefined()
  expect(sessionOf(`__Host-${plain}`)).toBeUndefined()
  expect(sessionCookie(EDITOR, SECRET, true)).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=None; Partitioned$/)
})

test('sessionOf: ignores a signed cookie of another shape and does not throw', () => {
  const right = { until: NOW + DAY_MS, guest: false }
  const cookie = (text: string) => `preview=${signed(text, 'session over http', SECRET)}`
  expect(sessionOf(cookie(JSON.stringify(right)))).toBeDefined()
  const wrong = [
    { ...right, guest: undefined },
    { ...right, until: 1e300 },
    { ...right, until: null },
    { ...right, at: 8.65e15 },
    { ...right, at: 8.64e15 },
    { until: 'x' },
    null,
    [],
    5,
  ]
  for (const text of ['', 'no JSON', '{"until":', ...wrong.map((each) => JSON.stringify(each))]) expect(sessionOf(cookie(text)), text).toBeUndefined()
})
