import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { hydrated } from '../../browser/page-types.ts'

test('every page that is left is there, in every language, and leads nowhere that is gone', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(100)
  const hrefs = new Set<string>()
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) hrefs.add(href)
  }
  const known = new Set(paths)
  for (const href of hrefs) if (!known.has(href)) expect((await request.get(href)).status(), href).toBe(200)
})

for (const locale of LOCALES) {
  test(`${locale}: the listings are gone`, async ({ request }) => {
    for (const segment of ['events', 'people']) expect((await request.get(`/${locale}/${segment}`)).status()).toBe(404)
  })
}

test('the site lives', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await page.locator('main article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
