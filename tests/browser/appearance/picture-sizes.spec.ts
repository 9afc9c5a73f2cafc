import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { askedWidths } from '../measure/requested-widths.ts'
import { CASES, slugOf } from '../page-types.ts'

/** Window sizes, with the allowed ratio between the requested and the shown width of a picture. */
const WINDOWS = [
  { name: 'a phone', width: 412, height: 823, least: 0.95, most: 1.2 },
  { name: 'a wide screen', width: 1280, height: 800, least: 0.8, most: 1.85 },
]

/** A section with cards of several types, among them topics in both sizes. */
const MIXED_CARDS = (['en', 'ar'] as const).map((locale) => {
  const path = pathOf(locale, { route: 'page', path: slugOf('page-exhibitions', locale) })
  return { type: 'mixed cards', locale, path }
})

for (const { name, width, height, least, most } of WINDOWS) {
  test(`pictures: each is requested in the size shown by ${name}`, { tag: '@exhaustive' }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await withoutMediaAndScripts(page)
    for (const { type, locale, path } of [...CASES.filter((each) => each.locale === 'en' || each.locale === 'ar'), ...MIXED_CARDS]) {
      await arrive(page, path)
      const wrong = (await page.evaluate(askedWidths)).filter(({ ratio }) => !(ratio >= least && ratio <= most))
      expect.soft(wrong, `${type} in ${locale}`).toEqual([])
    }
  })
}
