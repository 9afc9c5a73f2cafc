import { expect, test } from 'vitest'
import { errorPage } from '../../../src/server/response/bare-page.server.ts'
import { isWellFormedPath } from '../../../src/server/request/pathname.server.ts'
import { m } from '#paraglide/messages.js'

test.each([
  [400, m.not_found_title],
  [410, m.gone_title],
  [500, m.error_title],
  [503, m.unavailable_title],
] as const)('errorPage: the page for %i needs no other file and is in the visitor’s language', async (status, title) => {
  const page = errorPage(status, 'ar', '/assets/a"b.css')
  expect(page.status).toBe(status)
  expect(page.headers.get('Retry-After')).toBe(status === 503 ? '30' : null)
  const html = await page.text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain(`<h1>${title({}, { locale: 'ar' })}</h1>`)
  expect(html).toContain('href="/assets/a&quot;b.css"')
  expect(html).not.toContain('<script')
})

test.each(['/en/%zz', '/%E9', '/en/%00', '/en/a%0Ab', '/en/%0d%0aSet-Cookie:x', '/en/%7F', '/en/%C2%85', '/en/\u0000'])(
  'isWellFormedPath: %j is invalid',
  (path) => {
    expect(isWellFormedPath(path)).toBe(false)
  },
)

test.each(['/', '/en', '/ar/%D9%82', '/en/a%2Fb', '/en/%25', '/en/💫', '/en/a b'])('isWellFormedPath: %j is valid', (path) => {
  expect(isWellFormedPath(path)).toBe(true)
})
