import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { arrive } from '../../browser/measure/audited-pages.ts'
import { slugOf } from '../../browser/page-types.ts'

test('person: a portrait that is a drawing keeps its brightness in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await arrive(page, pathOf('en', { route: 'person', slug: slugOf('person-tomasz-wilk', 'en') }))
  const shade = await page
    .locator('main [data-picture="square"] [data-drawing] > :first-child')
    .evaluate((element) => getComputedStyle(element, '::after').backgroundColor)
  expect(shade).toBe('rgba(0, 0, 0, 0)')
})

test('people: if one has a long text, all texts are beside the portraits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathOf('en', { route: 'people' }))
  const cards = page.locator('main [data-card="person"]')
  const narrowest = () => cards.locator('> :first-child').evaluateAll((texts) => Math.min(...texts.map((text) => text.getBoundingClientRect().width)))
  expect(await narrowest()).toBeLessThan(195)
  await cards.nth(1).evaluate((card) => card.setAttribute('data-long', 'true'))
  expect(await narrowest()).toBeGreaterThan(195)
})
