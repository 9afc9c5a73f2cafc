import { LOCALES, localeInfo } from '../../src/i18n/locales.ts'
import { m } from '#paraglide/messages.js'
import { freePort, startContentService, startSite, type RunningServer } from '../support/process.ts'
import { expect, test } from './fixtures.ts'
import { CASES, hydrated } from './page-types.ts'

test.describe.configure({ mode: 'serial' })

let port: number
let service: RunningServer
let site: RunningServer

test.beforeAll(async () => {
  port = await freePort()
  service = await startContentService([], port)
  site = await startSite({ CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_HOST: `localhost:${port}`, CONTENTFUL_INSECURE: 'true' })
})

test.afterAll(async () => {
  await site.stop()
  await service.stop()
})

test('over HTTP the site shows the same pages as from the embedded service', async ({ request }) => {
  test.setTimeout(90_000)
  const main = (html: string) =>
    /<main[^]*<\/main>/
      .exec(html)?.[0]
      .replaceAll(`http://localhost:${port}/`, '/media/')
      .replace(/<img[^>]*src="data:[^>]*>/g, '')
  for (const { path } of CASES) {
    const [own, embedded] = [await request.get(site.url + path), await request.get(path)]
    expect(own.status(), path).toBe(200)
    expect(main(await own.text()), path).toBe(main(await embedded.text()))
  }
})

test('pictures come from the content service, and the policy lets them', async ({ page }) => {
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  const hosts = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')).filter((source) => source.startsWith('http')))
  expect(hosts.length).toBeGreaterThan(0)
  expect(hosts.every((source) => source.startsWith(`http://localhost:${port}/`))).toBe(true)
})

test('while the content service is gone every page is 503 in its language, and tells nothing', async ({ page, problems }) => {
  test.setTimeout(90_000)
  problems.expect(/503|content: |Content/)
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  await service.stop()
  for (const locale of LOCALES) {
    const response = await page.goto(`${site.url}/${locale}/x/y`)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('30')
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(await response?.text()).not.toMatch(/ECONNREFUSED|axios|node_modules|\.ts:|Bearer|at .*\(file/)
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
    await expect(page.locator('h1')).toHaveText(m.unavailable_title({}, { locale }))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('a server function tells nothing either', async ({ page, problems }) => {
  test.setTimeout(60_000)
  // Pictures that were still on their way fail with the service.
  problems.expect(/503|CONNECTION_REFUSED|content: |Content|unavailable/)
  await service.stop()
  service = await startContentService([], port)
  await page.goto(`${site.url}/en`)
  await hydrated(page)
  await service.stop()
  const answers: { status: number; body: string }[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_serverFn/')) void response.text().then((body) => answers.push({ status: response.status(), body }))
  })
  await page.getByRole('contentinfo').locator('a[href="/en/events"]').first().click()
  await expect(page.locator('h1')).toHaveText(m.unavailable_title({}, { locale: 'en' }), { timeout: 20_000 })
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  for (const { status, body } of answers) {
    expect(status).toBe(503)
    expect(body).not.toMatch(/ECONNREFUSED|axios|node_modules|\.ts:|Bearer|localhost/)
  }
})

test('when it is back, so is the site', async ({ page }) => {
  await service.stop()
  service = await startContentService([], port)
  const response = await page.goto(`${site.url}/de`)
  expect(response?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveCount(1)
})
