import { test } from './fixtures.ts'
import { CASES, hydrated } from './page-types.ts'
import { expectAccessible } from './axe.ts'

for (const { type, locale, path } of CASES) {
  test(`${type} in ${locale}: axe finds nothing, by day and by night`, async ({ page }) => {
    // Colours must not be measured half way through a transition.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.waitForTimeout(100)
    await expectAccessible(page)
  })
}
