import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { PAGE_TYPES, slugOf } from '../page-types.ts'

const WIDTHS = [320, 480, 640, 768, 900, 1024, 1100, 1280, 1440, 1680, 1920]

const PLACES: typeof PAGE_TYPES = {
  ...PAGE_TYPES,
  /** Opens its cards with a large topic, beside cards of other types. */
  'mixed cards': (locale) => ({ route: 'page', path: slugOf('page-exhibitions', locale) }),
}

for (const [type, place] of Object.entries(PLACES)) {
  test(`${type}: every picture has an area at every width`, async ({ page }) => {
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
