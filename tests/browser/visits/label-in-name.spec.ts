import { expect, test } from '../fixtures.ts'
import { labelsNotInName } from '../measure/label-in-name.ts'
import { CASES } from '../page-types.ts'

// Lighthouse's axe is newer than that of the other tests, and stricter in this rule.
for (const [device, width] of [
  ['desktop', 1440],
  ['narrow window', 1280],
  ['phone', 390],
] as const) {
  test(`label in name: holds for every control of every page type in en, ar, ja (${device})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of CASES.filter(({ locale }) => ['en', 'ar', 'ja'].includes(locale))) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await labelsNotInName(page), path).toEqual([])
    }
  })
}
