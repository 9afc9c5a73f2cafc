import { CODINGS, type Ask } from './job.ts'

/** Returns a generator of numbers from 0 to 1, which are the same in each run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const METHODS = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']
/** Paths that vulnerability scanners request from every server. */
const SCANNED = [
  '/wp-login.php',
  '/.env',
  '/admin',
  '/api/v1/users',
  '/index.php',
  '/.git/config',
  '/en/wp-content',
  '/_serverFn/none',
  '/assets/none.js',
  '//',
  '/%00',
  '/%zz',
]
const QUERIES = ['utm_source=letter', 'page', 'topic', 'q', 'fbclid', 'preview', 'lang', 'sort']
const CODINGS_ASKED = [CODINGS.browser, CODINGS.identity, 'gzip', 'br;q=0.1, gzip;q=0.2', '*', '']

/**
 * Draws requests as a public site receives them: from visitors, crawlers and scanners, and malformed ones. `pages` are the addresses
 * of the site.
 */
export function mixedAsks(pages: readonly string[], count: number): Ask[] {
  const roll = dice(7)
  const one = <T>(of: readonly T[], fallback: T): T => of[Math.floor(roll() * of.length)] ?? fallback
  const chance = (share: number) => roll() < share
  const word = () => Math.floor(roll() * 36 ** 6).toString(36)
  const path = () => {
    if (chance(0.6)) return one(pages, '/')
    if (chance(0.4)) return one(SCANNED, '/')
    return chance(0.5) ? `${one(pages, '')}/${word()}` : `/${word()}/${word()}`
  }
  const query = () =>
    chance(0.7) ? '' : `?${one(QUERIES, 'q')}=${chance(0.5) ? Math.floor(roll() * 1000) : word()}${chance(0.5) ? `&${word()}=${word()}` : ''}`
  return Array.from({ length: count }, () => ({
    method: chance(0.9) ? 'GET' : one(METHODS, 'GET'),
    path: `${path()}${query()}`,
    headers: {
      'Accept-Encoding': one(CODINGS_ASKED, ''),
      ...(chance(0.2) ? { 'If-None-Match': chance(0.5) ? `"${word()}"` : `W/"${word()}", *` } : {}),
      ...(chance(0.1) ? { 'If-Modified-Since': new Date(roll() * 2e12).toUTCString() } : {}),
      ...(chance(0.1) ? { Range: `bytes=${Math.floor(roll() * 2000)}-` } : {}),
      ...(chance(0.2) ? { Cookie: `locale=${one(['de', 'ar', 'xx', word()], '')}` } : {}),
      ...(chance(0.2) ? { 'Accept-Language': one(['ar', 'fr-CH, fr;q=0.9', 'xx', '*'], '') } : {}),
    },
  }))
}

/** Draws requests for pictures: as offered by pages, and with sizes, formats and qualities that no page offers. */
export function pictureAsks(offered: readonly string[], count: number): Ask[] {
  const roll = dice(11)
  const number = (most: number) => Math.floor(roll() * most)
  return Array.from({ length: count }, () => {
    const address = offered[number(offered.length)] ?? '/'
    if (roll() < 0.5) return { path: address }
    const format = ['avif', 'webp', 'jpg', 'png', 'gif'][number(5)]
    return { path: `${address.split('?')[0]}?w=${number(5000)}&h=${number(5000)}&q=${number(101)}&fm=${format}` }
  })
}
