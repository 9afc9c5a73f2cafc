import { expect, test } from 'vitest'
import type { canonicalRedirect as CanonicalRedirect } from '../../../src/server/request/canonical-redirect.server.ts'
import { LOCALE_PREFIXES, type LocalePrefix } from '../../../src/config/site.ts'
import { withSettings } from '../../support/with-settings.ts'

const modes = new Map<LocalePrefix, { canonicalRedirect: typeof CanonicalRedirect }>()
// One after the other, because settings are replaced for the whole process.
for (const localePrefix of LOCALE_PREFIXES)
  modes.set(localePrefix, await withSettings({ localePrefix }, () => import('../../../src/server/request/canonical-redirect.server.ts')))

function at(mode: LocalePrefix, path: string, headers: Record<string, string> = {}): string {
  const url = `http://localhost${path}`
  const response = modes.get(mode)?.canonicalRedirect(new Request(url, { headers }), new URL(url))
  if (!response) return 'right'
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0]
  const depends = response.headers.get('Vary') === 'Accept-Language, Cookie'
  expect(depends, path).toBe(response.status === 307)
  return [response.status, response.headers.get('Location'), cookie].filter(Boolean).join(' ')
}

const GERMAN = { 'Accept-Language': 'de-AT, en;q=0.5' }

/** The path, the headers, and the results in the modes always, as-needed and never. */
test.each<[string, Record<string, string>, string, string, string]>([
  ['/', {}, '307 /en', 'right', 'right'],
  ['/', GERMAN, '307 /de', 'right', 'right'],
  ['/?x=1', { ...GERMAN, Cookie: 'locale=ja' }, '307 /ja?x=1', 'right', 'right'],
  ['/visit', {}, '307 /en/visit', 'right', 'right'],
  ['/stories/x', GERMAN, '307 /de/geschichten/x', 'right', '307 /geschichten/x'],
  ['/geschichten/x', {}, '307 /en/stories/x', '308 /stories/x', '307 /stories/x'],
  ['/en', {}, 'right', '308 /', '307 / locale=en'],
  ['/de', {}, 'right', 'right', '307 / locale=de'],
  ['/de/stories?a=b', {}, '308 /de/geschichten?a=b', '308 /de/geschichten?a=b', '307 /geschichten?a=b locale=de'],
  ['/en/visit/', {}, '308 /en/visit', '308 /visit', '307 /visit locale=en'],
  ['/DE//geschichten', {}, '308 /de/geschichten', '308 /de/geschichten', '307 /geschichten locale=de'],
  ['//evil.example/x', {}, '307 /en/evil.example/x', '308 /evil.example/x', '307 /evil.example/x'],
  ['/assets/a.js', GERMAN, 'right', 'right', 'right'],
  ['/sitemap.xml', GERMAN, 'right', 'right', 'right'],
])('prefix modes: %s with %j', (path, headers, always, asNeeded, never) => {
  expect([at('always', path, headers), at('as-needed', path, headers), at('never', path, headers)]).toEqual([always, asNeeded, never])
})

test('prefix modes: the cookie of a language switch has the attributes of the settings', async () => {
  const { localeCookie } = await withSettings(
    { localeCookie: { name: 'lang', maxAgeDays: 2, sameSite: 'none', secure: true, domain: 'example.org' } },
    () => import('../../../src/i18n/cookie-values.ts'),
  )
  expect(localeCookie('ja')).toBe('lang=ja; Path=/; Max-Age=172800; SameSite=none; Secure; Domain=example.org')
})
