import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { PAGE_TYPES } from '../page-types.ts'
import { watchShifts } from './shift.ts'

const CASES = [
  { type: 'home', locale: 'de', width: 390 },
  { type: 'home', locale: 'en', width: 1440 },
  { type: 'story', locale: 'en', width: 390 },
  { type: 'story', locale: 'fr', width: 1440 },
  { type: 'stories', locale: 'ar', width: 390 },
  { type: 'page', locale: 'en', width: 1440 },
] as const

for (const { type, locale, width } of CASES) {
  test(`${type} in ${locale} at ${width} px: faces that come late move nothing`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    const asked = new Set<string>()
    await page.route(/\.woff2$/, async (route) => {
      asked.add(route.request().url())
      await released
      await route.continue()
    })
    await page.setViewportSize({ width, height: 844 })
    const place = PAGE_TYPES[type]
    if (!place) throw new Error(type)
    await page.goto(pathOf(locale, place(locale)), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading')
    const shifted = await watchShifts(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(asked.size).toBeGreaterThan(0)
    expect(await shifted()).toBeLessThanOrEqual(0.01)
  })
}
