import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated, PAGE_TYPES } from '../page-types.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'

const SCRIPT = /\/assets\/[^/]+\.js$/

function scriptsOf(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) asked.push(request.url())
  })
  return asked
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Blocks the pictures of a page until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/media\/images\//, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('pages: name no script that a browser fetches or runs automatically, except inline ones', async ({ request }) => {
  for (const [type, place] of Object.entries(PAGE_TYPES)) {
    const html = await (await request.get(pathOf('en', place('en')))).text()
    expect(
      /<link[^>]* rel="(?:module)?preload"[^>]*\.js"|<script[^>]* type="module"|<script(?! type="late")[^>]*>[^<]*\$_TSR/.exec(html)?.[0],
      type,
    ).toBeUndefined()
    expect(/<script type="late"[^>]* src="\/assets\//.test(html), type).toBe(true)
  }
})

for (const path of ['/en', '/ar/stories', '/en/stories/why-stars-twinkle']) {
  test(`${path}: scripts wait for the picture, and load automatically after the first paint`, async ({ page }) => {
    const asked = scriptsOf(page)
    const release = await holdPictures(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(asked).toEqual([])
    release()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const { painted, fetched } = await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return { painted: Math.max(...paints.map(({ startTime }) => startTime)), fetched: Math.min(...scripts.map(({ startTime }) => startTime)) }
    })
    expect(painted).toBeGreaterThan(0)
    expect(fetched).toBeGreaterThan(painted)
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
  })
}

test('first press: if it needs scripts, it loads them without waiting for the picture, and then takes effect', async ({ page }) => {
  const release = await holdPictures(page)
  await page.goto('/en/stories', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').locator('button[data-early]:not([aria-haspopup])').click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme')
  release()
})

test('Save-Data: scripts load on the first press that needs them; menus and links need none', async ({ page }) => {
  await saveData(page)
  const asked = scriptsOf(page)
  await page.goto('/en', { waitUntil: 'networkidle' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(asked).toEqual([])
  expect(await page.locator('script[type="speculationrules"]').count()).toBe(0)
  await page.getByRole('contentinfo').locator('a[href="/en/stories"]').first().click()
  await expect(page).toHaveURL(/\/en\/stories$/)
  expect(asked).toEqual([])
  await page.getByRole('banner').locator('button[data-early]:not([aria-haspopup])').click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme')
  expect(asked.length).toBeGreaterThan(0)
})

test('prefers-reduced-data: loads no scripts in advance either', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => (/reduced-data/.test(query) ? ask('all') : ask(query))
  })
  const asked = scriptsOf(page)
  await page.goto('/en/stories', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})

test('prefetch: fetches a document while the pointer is on its link, and only until the page is hydrated', async ({ page }) => {
  await page.route(SCRIPT, () => undefined)
  const session = await page.context().newCDPSession(page)
  const ahead: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => void ahead.push(new URL(prefetchUrl).pathname))
  await session.send('Preload.enable')
  await page.goto('/en/visit')
  const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
  await link('/de/besuch').hover()
  await link('/en/stories').hover()
  await expect.poll(() => ahead).toContain('/en/stories')
  expect(ahead).not.toContain('/de/besuch')
  await page.unroute(SCRIPT)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
