import { expect, test } from '../fixtures.ts'
import { labelsNotInName } from '../measure/label-in-name.ts'
import { CASES } from '../page-types.ts'

// Lighthouse's axe is newer than that of the other tests, and stricter in this rule. `pages.spec.ts` checks it in a narrow window.
const WIDTHS = [1440, 390]

for (const language of ['en', 'ar', 'ja']) {
  test(`label in name: holds for every control of every page type in ${language}, on desktops and phones`, async ({ page }) => {
    test.slow()
    for (const { path } of CASES.filter(({ locale }) => locale === language)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await labelsNotInName(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
