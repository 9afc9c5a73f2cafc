import { expect, test } from 'vitest'
import site from '#config'
import { LOCALES } from '../../src/i18n/locales.ts'
import { openGraphLocale, versionsOf } from '../../src/seo/alternates.ts'
import { robots, sitemap, type SitemapPage } from '../../src/seo/sitemap.ts'

function page(slug: string, updatedAt = '2027-01-02T03:04:05.000Z', translated: readonly string[] = LOCALES): SitemapPage {
  return {
    alternates: LOCALES.map((locale) => ({ locale, place: { route: 'story', slug }, translation: translated.includes(locale) ? 'translated' : 'partly' })),
    updatedAt,
  }
}

const count = (text: string | undefined, part: string) => (text ?? '').split(part).length - 1

test('sitemap: each translation is an address that names all translations and the default', () => {
  const xml = sitemap([page('a', undefined, ['en', 'ar'])], undefined) ?? ''
  expect(count(xml, '<loc>')).toBe(2)
  expect(count(xml, 'hreflang="ar"')).toBe(2)
  expect(count(xml, 'hreflang="x-default"')).toBe(2)
  expect(xml).toContain(`<url><loc>${site.origin}/ar/${encodeURIComponent('قصص')}/a</loc><lastmod>2027-01-02T03:04:05.000Z</lastmod>`)
  expect(xml).not.toContain('/de/')
})

test('sitemap: without a page in the base language, the first translation is the default', () => {
  expect(versionsOf(page('a', '', ['fr', 'ja']).alternates)).toEqual([
    { hreflang: 'fr', href: `${site.origin}/fr/recits/a` },
    { hreflang: 'ja', href: `${site.origin}/ja/${encodeURIComponent('読みもの')}/a` },
    { hreflang: 'x-default', href: `${site.origin}/fr/recits/a` },
  ])
  expect(versionsOf(page('a', '', []).alternates)).toEqual([])
})

test('sitemap: many pages are split into an index of parts that contain each address once', () => {
  const pages = Array.from({ length: 30 }, (_, at) => page(`s${at}`, `2027-01-${String(at + 1).padStart(2, '0')}T00:00:00.000Z`))
  const index = sitemap(pages, undefined, 40)
  expect(count(index, '<sitemap>')).toBe(4)
  expect(index).toContain(`<loc>${site.origin}/sitemap.xml?part=4</loc><lastmod>2027-01-30T00:00:00.000Z</lastmod>`)
  const parts = [1, 2, 3, 4].map((part) => sitemap(pages, part, 40) ?? '')
  expect(parts.map((xml) => count(xml, '<url>'))).toEqual([40, 40, 40, 30])
  const addresses = parts.flatMap((xml) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc))
  expect(new Set(addresses).size).toBe(150)
  for (const part of [0, 5, -1, Number.NaN]) expect(sitemap(pages, part, 40)).toBeUndefined()
})

test('sitemap: escapes characters that are special in XML', () => {
  const listing: SitemapPage = {
    alternates: [{ locale: 'en', place: { route: 'stories', topic: "a&b'<c>", page: 2 }, translation: 'translated' }],
    updatedAt: '',
  }
  expect(sitemap([listing], undefined)).toContain(`<loc>${site.origin}/en/stories?topic=a%26b%27%3Cc%3E&amp;page=2</loc><xhtml:link`)
})

test('sitemap: names the pictures of a page in each of its languages, with absolute addresses', () => {
  const pictures = ['/media/images/a&b.jpg', 'https://images.example/c.jpg']
  const xml = sitemap([{ ...page('a', undefined, ['en', 'ar']), pictures }], undefined)
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  expect(count(xml, `<image:image><image:loc>${site.origin}/media/images/a&amp;b.jpg</image:loc></image:image>`)).toBe(2)
  expect(count(xml, '<image:image><image:loc>https://images.example/c.jpg</image:loc></image:image></url>')).toBe(2)
})

test('robots.txt: allows everything and names the sitemap', () => {
  expect(robots()).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('Open Graph: locales contain a territory', () => {
  expect(LOCALES.map(openGraphLocale)).toEqual(['en_US', 'de_DE', 'fr_FR', 'ar_EG', 'ja_JP'])
})
