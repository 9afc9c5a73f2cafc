import { expect, test } from 'vitest'
import site from '#config'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { addressesOf, changedAddresses } from '../../../src/features/indexnow/publication-news.server.ts'
import type { SitemapPage } from '../../../src/seo/sitemap.ts'
import { withSettings } from '../../support/with-settings.ts'

function page(slug: string, updatedAt: string, translated: readonly string[] = LOCALES): SitemapPage {
  return {
    alternates: LOCALES.map((locale) => ({ locale, place: { route: 'story', slug }, translation: translated.includes(locale) ? 'translated' : 'fallback' })),
    updatedAt,
  }
}

const at = (path: string) => `${site.origin}${path}`

test('changedAddresses: returns addresses of new, changed and removed pages in their languages', () => {
  const before = addressesOf([page('same', '1', ['en']), page('changed', '1', ['en', 'de']), page('gone', '1', ['fr']), page('renamed', '1', ['en'])])
  const after = addressesOf([page('same', '1', ['en']), page('changed', '2', ['en', 'de']), page('new', '1', ['en']), page('another-name', '1', ['en'])])
  expect(changedAddresses(before, after)).toEqual([
    at('/en/stories/changed'),
    at('/de/geschichten/changed'),
    at('/en/stories/new'),
    at('/en/stories/another-name'),
    at('/fr/recits/gone'),
    at('/en/stories/renamed'),
  ])
  expect(changedAddresses(after, after)).toEqual([])
})

test('changedAddresses: returns the address of a removed translation', () => {
  expect(changedAddresses(addressesOf([page('a', '1', ['en', 'ja'])]), addressesOf([page('a', '1', ['en'])]))).toEqual([
    at(`/ja/${encodeURIComponent('読みもの')}/a`),
  ])
})

test('addressesOf: without language prefixes, returns the addresses of the base language', async () => {
  const { addressesOf: own } = await withSettings({ localePrefix: 'never' }, () => import('../../../src/features/indexnow/publication-news.server.ts'))
  expect([...own([page('a', '1'), page('b', '1', ['de'])]).keys()]).toEqual([at('/stories/a')])
})
