import { LOCALES, localeInfo, type Locale } from '../../../src/i18n/locales.ts'
import { expectAccessible } from '../../browser/axe.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { hydrated } from '../../browser/page-types.ts'
import { readSpace } from '../../support/spaces/space.ts'
import { NOTICE } from './add-notice.ts'
import { PRODUCTS, SEGMENTS } from './add-product.ts'

const LOAF = PRODUCTS['product-loaf']
const visit = readSpace().entry('page-visit').fields['slug'] ?? {}

const visitPath = (locale: Locale) => encodeURI(`/${locale}/${String(visit[locale])}`)
const toStories = (locale: Locale) => encodeURI(`/${locale}/${localeInfo(locale).segments.stories}`)
const listingPath = (locale: Locale) => encodeURI(`/${locale}/${SEGMENTS[locale]}`)
const loafPath = (locale: Locale) => encodeURI(`/${locale}/${SEGMENTS[locale]}/${LOAF.slug[locale]}`)

for (const locale of LOCALES) {
  test(`${locale}: a page shows its notice and its product cards`, async ({ request }) => {
    const html = await (await request.get(visitPath(locale))).text()
    expect(html).toContain(NOTICE[locale])
    expect(html).toContain(`href="${loafPath(locale)}"`)
  })

  test(`${locale}: a product has its page and is in the listing, the sitemap and the alternates`, async ({ request }) => {
    const listing = await request.get(listingPath(locale), { maxRedirects: 0 })
    expect(listing.status()).toBe(200)
    expect(await listing.text()).toContain(`href="${loafPath(locale)}"`)
    const product = await request.get(loafPath(locale), { maxRedirects: 0 })
    expect(product.status()).toBe(200)
    const html = await product.text()
    expect(html).toContain(LOAF.title[locale])
    for (const other of LOCALES)
      expect(html).toMatch(
        new RegExp(`<link[^>]+href="[^"]+${loafPath(other)}"[^>]*hreflang="${other}"|hreflang="${other}"[^>]*href="[^"]+${loafPath(other)}"`, 'i'),
      )
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`${loafPath(locale)}<`)
    expect(sitemap).toContain(`${listingPath(locale)}<`)
  })
}

test('product page: the slug of another language redirects to the right one', async ({ request }) => {
  const at = async (path: string) => (await request.get(encodeURI(path), { maxRedirects: 0 })).headers()['location']
  expect(await at('/de/products')).toBe(listingPath('de'))
  expect(await at('/de/products/rye-loaf')).toBe(loafPath('de'))
  expect(await at('/products/rye-loaf')).toBe(loafPath('en'))
})

test('product page: missing Japanese content is shown in English, with a notice', async ({ request }) => {
  const html = await (await request.get(encodeURI(`/ja/${SEGMENTS['ja']}/cinnamon-bun`))).text()
  expect(html).toContain(PRODUCTS['product-bun'].title.en)
  expect(html).toContain('data-fallback-notice')
})

test('product page: the menu marks the current page, the scripts of site/ run, and the page is accessible', async ({ page }) => {
  await page.route('https://stats.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.isCounted = true' }))
  await page.goto(visitPath('en'))
  await expect.poll(() => page.evaluate(() => [Reflect.get(window, 'ownScript'), Reflect.get(window, 'isCounted')])).toEqual([true, true])
  await hydrated(page)
  await expect(page.getByRole('note')).toHaveText(String(NOTICE['en']))
  await page
    .locator(`main a[href="${loafPath('en')}"]`)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOAF.title.en)
  await expect(
    page
      .getByRole('banner')
      .locator(`a[href="${listingPath('en')}"]`)
      .first(),
  ).toHaveAttribute('aria-current', /./)
  await expectAccessible(page)
})

for (const locale of LOCALES) {
  test(`${locale}: a page has the header, the slots, the head and the words of site/`, async ({ request }) => {
    const response = await request.get(`/${locale}`)
    const html = await response.text()
    expect(html).toContain(`data-own-header="${locale}"`)
    expect(html).toMatch(/data-own-content[^]*<\/main>[^]*data-own-rule[^]*<footer[^]*data-own-end/)
    expect(html).toContain('<meta name="theme-color" content="#123456"/>')
    expect(html).toContain('https://stats.example/count.js')
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example/)
    expect(policy).toMatch(/connect-src 'self' https:\/\/stats\.example/)
    expect(policy).toMatch(/frame-src https:\/\/maps\.example/)
    const stories = await (await request.get(toStories(locale))).text()
    expect(stories).toContain(`Blog ${locale}`)
    expect(stories).toContain('data-own-card')
  })

  test(`${locale}: a route of site/ has its address below the language`, async ({ request }) => {
    const response = await request.get(`/${locale}/imprint`, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('data-own-route')
  })
}

test('endpoints of site/: respond below /api/site/ with its variables; other paths there are missing', async ({ request }) => {
  const response = await request.post('/api/site/stock')
  expect(await response.json()).toEqual({ method: 'POST', shop: 'https://shop.example' })
  expect((await request.get('/api/site/nothing', { maxRedirects: 0 })).status()).toBe(404)
})
