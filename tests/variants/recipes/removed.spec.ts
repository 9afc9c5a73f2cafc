import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { hydrated } from '../../browser/page-types.ts'

for (const locale of LOCALES) {
  test(`${locale}: every remaining page answers 200, and links to no removed page`, async ({ request }) => {
    test.setTimeout(90_000)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const known = new Set(paths)
    const own = paths.filter((path) => path.split('/')[1] === locale)
    expect(own.length).toBeGreaterThan(20)
    const hrefs = await Promise.all(
      own.map(async (path) => {
        const response = await request.get(path, { maxRedirects: 0 })
        expect(response.status(), path).toBe(200)
        return [...(await response.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
      }),
    )
    for (const href of new Set(hrefs.flat())) {
      // A file under embargo exists, but cannot be downloaded yet.
      const wanted = /^\/protected\/.*\/first-light-(?:star|galaxies)\//.test(href) ? 403 : 200
      if (!known.has(href)) expect((await request.get(href)).status(), href).toBe(wanted)
    }
  })

  test(`${locale}: removed listings answer 404`, async ({ request }) => {
    for (const segment of ['events', 'people']) expect((await request.get(`/${locale}/${segment}`)).status()).toBe(404)
  })
}

test('calendars: are removed with the events and never linked; feeds remain', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const topic = paths.find((path) => path.startsWith('/en/topics/')) ?? ''
  for (const path of ['/en/events/calendar.ics', '/en/events/refractor-night.ics', `${topic}/calendar.ics`])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/en', '/en/stories', topic]) {
    const html = await (await request.get(path)).text()
    // The speculation rules exclude `/*.ics`.
    expect(html, path).not.toMatch(/text\/calendar|webcal:|(?<!\*)\.ics/)
    expect(html, path).toMatch(/type="application\/atom\+xml"/)
  }
  expect((await request.get(`${topic}/feed.atom`)).status()).toBe(200)
})

test('home page: hydrates without errors', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await page.locator('main article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
