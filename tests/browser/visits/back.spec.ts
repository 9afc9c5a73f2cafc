import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGS } from '../../../scripts/processes/chromium.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated, PAGE_TYPES } from '../page-types.ts'

// The headless shell has no back/forward cache, and the test runner turns that of Chromium off.
let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
test.afterAll(() => browser.close())

test('back: the browser restores each page type without a reload, also after the scripts have run', async ({ baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', permissions: [] })
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['restored'] = String(persisted)))
  })
  const elsewhere = pathOf('en', { route: 'search' })
  for (const [type, place] of [...Object.entries(PAGE_TYPES), ['search', () => ({ route: 'search' }) as const] as const]) {
    for (const run of type === 'home' ? [false, true] : [false]) {
      await page.goto(pathOf('en', place('en')))
      if (run) await hydrated(page)
      await page.goto(`${elsewhere}?q=moon`)
      await page.goBack({ waitUntil: 'commit' })
      await expect.soft(page.locator('html'), `${type}, ${run ? 'with' : 'without'} scripts`).toHaveAttribute('data-restored', 'true', { timeout: 3000 })
    }
  }
  await page.close()
})
