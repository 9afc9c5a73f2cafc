import { LOCALES } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { HOSTILE_STORIES, hostileSpace } from '../../support/spaces/hostile-space.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'
import { loaded } from '../measure/settled.ts'
import { hydrated, PAGE_TYPES } from '../page-types.ts'

test.describe.configure({ mode: 'serial' })

let site: RunningServer

test.beforeAll(async () => {
  site = await startSite({ CONTENT_SPACE: hostileSpace() })
})

test.afterAll(async () => {
  await site.stop()
})

const PATHS = new Set([
  ...HOSTILE_STORIES.map((slug) => pathOf('en', { route: 'story', slug })),
  ...LOCALES.map((locale) => pathOf(locale, { route: 'home' })),
  ...Object.values(PAGE_TYPES).map((place) => pathOf('en', place('en'))),
])

test('hostile content: every page is rendered completely and runs only scripts of the site', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of PATHS) {
    await test.step(decodeURI(path), async () => {
      const response = await page.goto(site.url + path)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      // A late error of a script or picture counts as well.
      await loaded(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
      const addresses = await page
        .locator('[href], [src], [srcset]')
        .evaluateAll((elements) => elements.flatMap((each) => ['href', 'src', 'srcset'].map((name) => each.getAttribute(name) ?? '')))
      expect(addresses.filter((address) => /evil\.example\/x|javascript:|data:text|%00/i.test(address))).toEqual([])
    })
  }
})

test('hostile content: stories open by client navigation, too', async ({ page }) => {
  for (const title of ['Controls', 'Markup']) {
    await page.goto(`${site.url}/en/stories`)
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .first()
      .click()
    await expect(page.locator('h1')).toContainText(title)
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
  }
})

test('hostile content: redirects lead to an address or are not found, and the sitemap is valid', async ({ request }) => {
  const status = async (path: string) => (await request.get(site.url + path, { maxRedirects: 0 })).status()
  for (const from of ['hash', 'script', 'itself', 'no-target']) expect(await status(`/en/${from}`), from).toBe(404)
  expect([307, 308]).toContain(await status('/en/crlf'))
  expect([307, 308]).toContain(await status(`/en/${encodeURIComponent('ümlaut')}`))
  const sitemap = await request.get(`${site.url}/sitemap.xml`)
  expect(sitemap.status()).toBe(200)
  expect(await sitemap.text()).not.toMatch(/[[\p{Cc}\uFFFE]--[\t\n]]/v)
})
