import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../../browser/fixtures.ts'

test('stories: a theme without an offset begins the cards of a row at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathOf('en', { route: 'stories' }))
  const tops = () =>
    page.locator('#results li:has(article)').evaluateAll((cells) => cells.slice(1, 3).map((cell) => Math.round(cell.getBoundingClientRect().top)))
  const [second, third] = await tops()
  expect(third).not.toBe(second)
  await page.locator('html').evaluate((html) => html.style.setProperty('--stagger', '0px'))
  const [left, right] = await tops()
  expect(right).toBe(left)
})
