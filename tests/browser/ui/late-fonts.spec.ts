import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { PAGE_TYPES } from '../page-types.ts'
import { loadShift } from './shift.ts'

/** Titles and paragraphs among them whose stand-in takes another number of lines. */
const CASES = [
  { type: 'home', locale: 'de', width: 390 },
  { type: 'home', locale: 'en', width: 1440 },
  { type: 'story', locale: 'fr', width: 1440 },
  { type: 'story', locale: 'ar', width: 390 },
  { type: 'stories', locale: 'ar', width: 390 },
  { type: 'page', locale: 'ar', width: 1280 },
  { type: 'page', locale: 'ar', width: 390 },
  { type: 'glossary', locale: 'ar', width: 390 },
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
    await page.setViewportSize({ width, height: 800 })
    const place = PAGE_TYPES[type]
    if (!place) throw new Error(type)
    await page.goto(pathOf(locale, place(locale)), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(asked.size).toBeGreaterThan(0)
    expect(await loadShift(page)).toBeLessThan(0.01)
  })
}
