import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { PAGE_TYPES, slugOf } from '../page-types.ts'

const WIDTHS = [320, 480, 640, 768, 900, 1024, 1100, 1280, 1440, 1680, 1920]

const PLACES: typeof PAGE_TYPES = {
  ...PAGE_TYPES,
  /** Begins its cards with a large topic, next to cards of other types. */
  'mixed cards': (locale) => ({ route: 'page', path: slugOf('page-exhibitions', locale) }),
}

for (const [type, place] of Object.entries(PLACES)) {
  test(`${type}: every picture is at least 24 px wide and high at every width`, { tag: '@exhaustive' }, async ({ page }) => {
    await withoutMediaAndScripts(page)
    await arrive(page, pathOf('en', place('en')))
    for (const width of WIDTHS) {
      await resize(page, width, 900)
      const empty = await page.locator('main picture > img').evaluateAll((images) =>
        images.flatMap((image) => {
          const { width: across, height } = image.getBoundingClientRect()
          return image.checkVisibility() && (across < 24 || height < 24) ? [`${image.getAttribute('alt')}: ${across} × ${height}`] : []
        }),
      )
      expect.soft(empty, `${width} px`).toEqual([])
    }
  })
}

test('small portraits that are drawings: keep their brightness in dark mode', async ({ page }) => {
  test.skip(isAbsent('person'), 'only people have portraits')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of [pathOf('en', { route: 'home' }), pathOf('en', { route: 'page', path: `${slugOf('page-about', 'en')}/${slugOf('page-team', 'en')}` })]) {
    await arrive(page, path)
    const shades = await page
      .locator('main :is([class*="portrait"], [class*="PersonCard"]) [data-drawing] > :first-child')
      .evaluateAll((windows) => windows.map((window) => getComputedStyle(window, '::after').backgroundColor))
    expect(shades.length, path).toBeGreaterThan(0)
    expect(new Set(shades), path).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  }
})
