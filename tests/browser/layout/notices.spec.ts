import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize } from '../measure/audited-pages.ts'
import { hydrated } from '../page-types.ts'
import { loadShift } from '../ui/shift.ts'

const HOME = pathOf('en', { route: 'home' })
const notice = '[data-notice]'
/** Maximum height of a line with a touch target, including the border. */
const ONE_LINE = 56

for (const locale of ['en', 'de', 'fr', 'ar', 'ja'] as const) {
  test(`header: the notice and the opening hours share one line in ${locale}`, async ({ page }) => {
    await arrive(page, pathOf(locale, { route: 'home' }))
    for (const width of [390, 768, 1024, 1440]) {
      await resize(page, width, 844)
      const box = await page.locator('[data-notices]').boundingBox()
      expect.soft(box?.height, `${width} px`).toBeLessThanOrEqual(ONE_LINE)
      const lines = await page
        .locator('[data-notices] p:visible')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)))
      expect.soft(Math.max(...lines), `lines at ${width} px`).toBeLessThan(1.5)
    }
  })
}

test('notice: stays closed from the first paint on, and shifts nothing', async ({ page }) => {
  await page.goto(HOME)
  await hydrated(page)
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await expect(page.locator(notice)).toBeHidden()
  await page.goto(pathOf('en', { route: 'stories' }))
  await expect(page.locator(notice)).toBeHidden()
  expect(await loadShift(page)).toBeLessThan(0.001)
  await hydrated(page)
  await expect(page.locator(notice)).toBeHidden()
  expect(await page.context().cookies()).toEqual([])
})

test('notice: closes in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError')
      },
    }),
  )
  await page.goto(HOME)
  await hydrated(page)
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await expect(page.locator(notice)).toBeHidden()
})

test('notice: a new notice is shown after another one was closed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('closed-notices', 'former'))
  await page.goto(HOME)
  await hydrated(page)
  await expect(page.locator(notice)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('notice: is shown without a close button', async ({ page }) => {
    await page.goto(HOME)
    await expect(page.locator(notice)).toBeVisible()
    await expect(page.locator(`${notice} button`)).toBeHidden()
  })
})
