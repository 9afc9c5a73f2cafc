import { startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

const STAGING = 'https://staging.bakery.example'

let site: RunningServer
test.beforeAll(async () => (site = await startSite({ SITE_ORIGIN: STAGING })))
test.afterAll(async () => site.stop())

test('origin: one build serves any origin in canonical, hreflang, Open Graph, sitemap and robots', async ({ request }) => {
  const page = await (await request.get(`${site.url}/en/visit`)).text()
  const absolute = [...page.matchAll(/<(?:link|meta)[^>]*(?:href|content)="(https?:[^"]*)"/g)].map(([, address = '']) => address)
  expect(absolute.length).toBeGreaterThan(6)
  expect(absolute.filter((address) => !address.startsWith(`${STAGING}/`))).toEqual([])
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${STAGING}/en</loc>`)
  expect(sitemap).not.toContain('localhost')
  expect(await (await request.get(`${site.url}/robots.txt`)).text()).toContain(`Sitemap: ${STAGING}/sitemap.xml`)
})

test('origin: stays correct after client navigation', async ({ page }) => {
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  await page.evaluate(() => (window.name = 'same document'))
  await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${STAGING}/en/topics`)
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', `${STAGING}/de/themen`)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${STAGING}/en/topics`)
  expect(await page.evaluate(() => window.name)).toBe('same document')
})

test('origin: an https origin adds HSTS to every response', async ({ request, baseURL }) => {
  for (const path of ['/en', '/favicon.ico', '/assets/nope.js', '/', '/healthz']) {
    expect((await request.get(site.url + path, { maxRedirects: 0 })).headers()['strict-transport-security'], path).toMatch(/^max-age=\d{7,}/)
  }
  expect((await request.get(`${baseURL}/en`)).headers()['strict-transport-security']).toBeUndefined()
})

test('origin: a local origin used under a public host is logged once', async ({ request }) => {
  const local = await startSite()
  for (const _ of [1, 2]) await request.get(`${local.url}/en`, { headers: { Host: 'www.bakery.example' } })
  await expect.poll(() => local.output().split('A request came for the host "www.bakery.example"').length - 1).toBe(1)
  await local.stop()
})
