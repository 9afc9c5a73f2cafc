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
