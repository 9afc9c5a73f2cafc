import { expect, test } from 'vitest'
import { LOCALE_PREFIXES, type LocalePrefix } from '../../../src/config/site.ts'
import { withSettings } from '../../support/with-settings.ts'

const load = () => Promise.all([import('../../../src/i18n/addresses/feed-paths.ts'), import('../../../src/server/page-cache/site-keys.server.ts')])
const modes = new Map<LocalePrefix, Awaited<ReturnType<typeof load>>>()
// One after the other, because settings are replaced for the whole process.
for (const localePrefix of LOCALE_PREFIXES) modes.set(localePrefix, await withSettings({ localePrefix }, load))

function inMode(mode: LocalePrefix) {
  const [feedLinks, keys] = modes.get(mode) ?? []
  if (!feedLinks || !keys) throw new Error(`There is no mode ${mode}.`)
  return { ...feedLinks, keyOf: keys.siteKeys({ isOwnListing: () => false, endpointAt: () => undefined, version: () => undefined }) }
}

test('feedPath: names the language if a path without prefix would be ambiguous', () => {
  const at = (locale: 'en' | 'de') => LOCALE_PREFIXES.map((mode) => inMode(mode).feedPath({ locale, place: { route: 'stories' }, name: 'feed.atom' }))
  expect(at('en')).toEqual(['/en/stories/feed.atom', '/stories/feed.atom', '/en/stories/feed.atom'])
  expect(at('de')).toEqual(['/de/geschichten/feed.atom', '/de/geschichten/feed.atom', '/de/geschichten/feed.atom'])
})

test('linkUrl: links in feeds and calendars name the language too', () => {
  const links = LOCALE_PREFIXES.map((mode) => inMode(mode).linkUrl({ kind: 'place', locale: 'de', place: { route: 'story', slug: 'x' }, hash: 'ä' }))
  expect(new Set(links)).toEqual(new Set(['http://localhost:3000/de/geschichten/x#%C3%A4']))
  expect(inMode('never').linkUrl({ kind: 'place', locale: 'de', place: { route: 'home' } })).toBe('http://localhost:3000/de')
})

test.each<[string, unknown]>([
  ['/de/geschichten/feed.atom', { locale: 'de', place: { route: 'stories' }, name: 'feed.atom' }],
  ['/de/stories/feed.json', { locale: 'de', place: { route: 'stories' }, name: 'feed.json' }],
  ['/de/themen/der-mond/feed.rss', { locale: 'de', place: { route: 'topic', slug: 'der-mond' }, name: 'feed.rss' }],
  [
    `/ar/${encodeURIComponent('مواضيع')}/${encodeURIComponent('القمر')}/calendar.ics`,
    { locale: 'ar', place: { route: 'topic', slug: 'القمر' }, name: 'calendar.ics' },
  ],
  ['/en/stories/calendar.ics', { locale: 'en', place: { route: 'stories' }, name: 'calendar.ics' }],
  ['/en/stories/a.b.ics', { locale: 'en', place: { route: 'story', slug: 'a.b' }, name: '.ics' }],
  ['/en/visit/feed.atom', undefined],
  ['/en/stories/.ics', undefined],
  ['/en/topics/moon/x/feed.atom', undefined],
  ['/en/topics/moon/x.ics', undefined],
  ['/en/stories/feed.xml', undefined],
  ['/feed.atom', undefined],
  ['/en/%E0%A4%A/feed.atom', undefined],
])('%s', (path, file) => {
  expect(inMode('always').parseFeedPath(path)).toEqual(file)
})

test('keyOf: ignores the query, and returns no key if the response depends on the language of the visitor', () => {
  const keys = (path: string) => LOCALE_PREFIXES.map((mode) => inMode(mode).keyOf(`${path}?utm_source=x`))
  expect(keys('/de/geschichten/feed.atom')).toEqual(Array.from(LOCALE_PREFIXES, () => '/de/geschichten/feed.atom'))
  expect(keys('/stories/feed.atom')).toEqual([undefined, '/stories/feed.atom', undefined])
})
