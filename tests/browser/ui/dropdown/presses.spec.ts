import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { hydrated, runScripts } from '../../page-types.ts'
import { press } from './keys.ts'

/** Moments of a press, in milliseconds after the first paint. */
const MOMENTS = Array.from({ length: 30 }, (_, index) => index * 50)
/** Languages with their moments. A press does not depend on the direction of the page, so each language has every second one. */
const PRESSES = ['en', 'ar'].map((locale, at) => ({ locale, moments: MOMENTS.filter((_, index) => index % 2 === at) }))

test.use({ viewport: { width: 390, height: 844 } })

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits until a time after the first paint. */
const paintedFor = async (page: Page, milliseconds: number) =>
  page.waitForFunction((after) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint !== undefined && performance.now() >= paint.startTime + after
  }, milliseconds)

const BUTTON = 'header button[popovertarget]:visible >> nth=-1'
const LINK = 'header :popover-open a[hreflang="ja"]'

for (const { locale, moments } of PRESSES) {
  test(`language menu (${locale}): follows a press at each moment of a slow load`, { tag: '@exhaustive' }, async ({ page }) => {
    test.setTimeout(180_000)
    await slowDown(page)
    for (const moment of moments) {
      await page.goto(`/${locale}/visit`, { waitUntil: 'commit' })
      await paintedFor(page, moment)
      await press(page, page.locator(BUTTON))
      await expect(page.locator(LINK), `button after ${moment} ms`).toBeVisible()
      await press(page, page.locator(LINK))
      await expect(page, `link after ${moment} ms`).toHaveURL(/\/ja\//)
    }
  })

  test(`language menu (${locale}): follows a press on a link at each moment if the menu opened before scripts`, { tag: '@exhaustive' }, async ({ page }) => {
    test.setTimeout(180_000)
    await slowDown(page)
    for (const moment of moments) {
      await page.goto(`/${locale}/visit`, { waitUntil: 'commit' })
      await paintedFor(page, 0)
      await press(page, page.locator(BUTTON))
      await expect(page.locator(LINK)).toBeVisible()
      const link = await page.locator(LINK).elementHandle()
      await paintedFor(page, moment)
      expect(await link?.evaluate((element) => element.isConnected), `same element after ${moment} ms`).toBe(true)
      await press(page, page.locator(LINK))
      await expect(page, `link after ${moment} ms`).toHaveURL(/\/ja\//)
    }
  })
}

test('language menu: a change of language before the sections are hydrated shows no section in the other language', async ({ page }) => {
  test.setTimeout(120_000)
  await slowDown(page)
  for (let times = 0; times < 8; times++) {
    await page.goto('/ar/visit')
    await expect(page.locator('main figcaption')).toHaveCount(1)
    await page.mouse.move(10 + times, 400)
    await runScripts(page)
    await page.waitForFunction(() => {
      const link = document.querySelector<HTMLElement>('header a[hreflang="ja"]')
      const isHydrated = Object.keys(link ?? {}).some((key) => key.startsWith('__react'))
      if (isHydrated) link?.click()
      return isHydrated
    })
    await expect(page, `change ${times + 1}`).toHaveURL(/\/ja\//)
    // Errors of the hydration appear until its end, and fail the test.
    await hydrated(page)
  }
})
