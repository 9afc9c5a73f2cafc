import { expect, test } from '../fixtures.ts'
import { loaded, settled } from '../measure/settled.ts'
import { CASES, hydrated } from '../page-types.ts'
import { CLASSIC_SCROLLBARS, loadShift } from './shift.ts'

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...CLASSIC_SCROLLBARS }) })

for (const { type, locale, path } of CASES.filter((each) => each.locale === 'de' || each.locale === 'ar')) {
  test(`${type} in ${locale}: loading shifts the page by less than 0.01, wide and narrow`, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await hydrated(page)
      await loaded(page)
      await settled(page)
      expect(await loadShift(page), `${width} px`).toBeLessThan(0.01)
    }
  })
}
