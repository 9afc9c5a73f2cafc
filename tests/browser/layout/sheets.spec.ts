import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { slugOf } from '../page-types.ts'

test('print: no picture takes a whole sheet', async ({ page }) => {
  await withoutMediaAndScripts(page)
  // The text area of an A4 page at 96 dots per inch.
  await page.setViewportSize({ width: 643, height: 987 })
  await page.emulateMedia({ media: 'print' })
  await arrive(page, pathOf('en', { route: 'page', path: slugOf('page-visit', 'en') }))
  const heights = await page.locator('main picture > img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  for (const height of heights) expect(height).toBeLessThan(987 / 2)
})

test('print: dates do not break across lines', async ({ page }) => {
  await withoutMediaAndScripts(page)
  for (const place of [{ route: 'stories' }, { route: 'story', slug: slugOf('story-seeing', 'en') }] as const) {
    await arrive(page, pathOf('en', place))
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.locator('main time:visible').evaluateAll((dates) => dates.map((date) => date.getClientRects().length))
      expect(lines.length).toBeGreaterThan(0)
      expect.soft(Math.max(...lines), `${place.route} at ${width} px`).toBe(1)
    }
  }
})
