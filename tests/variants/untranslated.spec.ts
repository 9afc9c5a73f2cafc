import { localeInfo } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/addresses/urls.ts'
import { m } from '#paraglide/messages.js'
import { siteWord } from '../support/site-words.ts'
import { expect, test } from '../browser/fixtures.ts'
import { hydrated } from '../browser/page-types.ts'

// On this site, untranslated pages are missing and untranslated stories are hidden. Neither of these two has any Japanese.
const PAGE = 'groups'
const STORY = { route: 'story', slug: 'drawing-what-is-not-there' } as const

test('hidden story: is in no listing of its language, and available at its address', async ({ page, request }) => {
  const listings = async (locale: 'en' | 'ja', pages: readonly number[]) =>
    (await Promise.all(pages.map(async (number) => (await request.get(pathOf(locale, { route: 'stories', page: number }))).text()))).join('')
  expect(await listings('ja', [1, 2])).not.toContain(STORY.slug)
  expect((await request.get(pathOf('ja', { route: 'stories', page: 3 }))).status()).toBe(404)
  expect(await listings('en', [1, 2, 3])).toContain(STORY.slug)
  const response = await page.goto(pathOf('ja', STORY))
  expect(response?.status()).toBe(200)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[data-fallback-notice]')).toContainText('英語')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('missing page: answers 404 in its language', async ({ request }) => {
  const path = `/ja/${PAGE}`
  expect((await request.get(`/ja/visit/tickets/${PAGE}`)).status()).toBe(404)
  const response = await request.get(path)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(siteWord('notFoundTitle', 'ja'))
})

test('language menu: marks a missing translation and leads to the nearest page', async ({ page }) => {
  await page.goto(pathOf('en', STORY))
  const link = page.getByRole('contentinfo').locator('a[hreflang=ja]')
  await expect(link).toContainText(localeInfo('ja').endonym)
  await expect(link).toContainText(m.language_untranslated({}, { locale: 'en' }))
  await expect(link).toHaveAttribute('href', pathOf('ja', { route: 'stories' }))
  await expect(page.locator('link[rel=alternate][hreflang=ja]')).toHaveCount(0)
})
