import { expect, test } from 'vitest'
import site from '#config'
import type { SiteSettings } from '../../../src/config/site.ts'
import { withSettings } from '../../support/with-settings.ts'

/** Requests the feeds of a site with other settings. */
async function feedsWith(settings: Partial<SiteSettings>) {
  const { feeds } = await withSettings(settings, () => import('../../../src/features/feeds/endpoint.server.ts'))
  return (path: string, headers: Record<string, string> = {}) =>
    feeds.answer(
      new Request(new URL(path, site.origin), { headers }),
      () => Promise.reject(new Error('No function of the site is asked.')),
      new URL(path, site.origin),
    )
}

test('feeds without language prefixes: addresses name the language, and one without it redirects to the language of the reader', async () => {
  const feed = await feedsWith({ localePrefix: 'never' })
  const german = await (await feed('/de/geschichten/feed.atom')).text()
  expect(german).toContain(`<link rel="self" type="application/atom+xml" href="${site.origin}/de/geschichten/feed.atom"/>`)
  expect(german).toMatch(/<link rel="alternate" type="text\/html" hreflang="de" href="[^"]*\/de\/geschichten\/[^"]+"\/>/)
  const chosen = await feed('/stories/feed.atom', { 'Accept-Language': 'de' })
  expect([chosen.status, chosen.headers.get('Location'), chosen.headers.get('Vary')]).toEqual([307, '/de/geschichten/feed.atom', 'Accept-Language, Cookie'])
  expect((await feed('/de/themen/moon/feed.atom')).headers.get('Location')).toBe('/de/themen/mond/feed.atom')
})

test('feeds as-needed: the base language has its feeds without a prefix', async () => {
  const feed = await feedsWith({ localePrefix: 'as-needed' })
  expect(await (await feed('/stories/feed.rss')).text()).toContain(`href="${site.origin}/stories/feed.rss"`)
  expect((await feed('/en/stories/feed.rss')).headers.get('Location')).toBe('/stories/feed.rss')
})

test('feeds: omit untranslated stories that the lists of the language omit', async () => {
  const feed = await feedsWith({ untranslated: { ...site.untranslated, story: 'hide' } })
  const japanese: { items: { language: string }[] } = JSON.parse(await (await feed(encodeURI('/ja/読みもの/feed.json'))).text())
  expect(japanese.items.map(({ language }) => language)).toEqual(Array.from({ length: 12 }, () => 'ja'))
})
