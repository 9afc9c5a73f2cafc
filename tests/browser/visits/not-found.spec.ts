import { LOCALES, localeInfo } from '../../../src/i18n/locales.ts'
import { siteWord } from '../../support/site-words.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

for (const locale of LOCALES) {
  test(`an unknown address in ${locale} is 404 in the site's frame`, async ({ page, problems }) => {
    problems.expect(/status of 404|status 404/)
    for (const path of [
      `/${locale}/no/such/page`,
      `/${locale}/stories/no-such-story`,
      `/${locale}/events/none`,
      `/${locale}/topics/none`,
      `/${locale}/people/none`,
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
      await expect(page.locator('h1')).toHaveText(siteWord('notFoundTitle', locale))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    }
    await expectAccessible(page)
  })
}

/** The star off its place is what the page is about. */
for (const path of ['/en/none', '/ar/none']) {
  test(`${path}: the star is seen whole at every width`, async ({ page, problems }) => {
    problems.expect(/status of 404|status 404/)
    await page.goto(path)
    await hydrated(page)
    const star = page.locator('main svg > path').last()
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await star.scrollIntoViewIfNeeded()
      // A point is only met where nothing clips it. The tips are too fine to be met at their ends.
      const met = await star.evaluate((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const inside = left >= 0 && right <= document.documentElement.clientWidth
        const points = [0, -0.8, 0.8].flatMap((part) => [
          [x + (part * (right - left)) / 2, y],
          [x, y + (part * (bottom - top)) / 2],
        ])
        return inside && points.every(([atX = 0, atY = 0]) => document.elementFromPoint(atX, atY) === mark)
      })
      expect(met, `${width} px`).toBe(true)
    }
  })
}
