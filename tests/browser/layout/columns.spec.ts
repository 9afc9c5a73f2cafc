import type { Locator } from '@playwright/test'
import { LISTINGS } from '../../../src/config/page-types/table.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated, slugOf } from '../page-types.ts'

/** Widths of phones, tablets and desktops. */
const WIDTHS = [320, 360, 390, 430, 600, 768, 820, 1024, 1366]

for (const route of LISTINGS) {
  test(`listing: ${route} has the same number of columns in every language`, async ({ page }) => {
    test.slow()
    const columns = new Map<number, Record<string, number>>(WIDTHS.map((width) => [width, {}]))
    for (const locale of LOCALES) {
      await page.goto(pathOf(locale, { route }))
      for (const [width, found] of columns) {
        await page.setViewportSize({ width, height: 844 })
        const items = page.locator('main li').filter({ has: page.locator('h2, h3') })
        found[locale] = await items.evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size)
      }
    }
    for (const [width, found] of columns) expect(new Set(Object.values(found)).size, `${width} px: ${JSON.stringify(found)}`).toBe(1)
  })
}

test('story facts and menu: have two columns on a phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const columnsIn = (items: Locator) => items.evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size)
  for (const locale of LOCALES) {
    await page.goto(pathOf(locale, { route: 'story', slug: slugOf('story-seeing', locale) }))
    expect(await columnsIn(page.locator('main dl:has(time) > div')), locale).toBe(2)
    await hydrated(page)
    await page.locator('header button[data-early="#footer"]').click()
    const lists = page.getByRole('dialog').locator('nav ul ul')
    await expect(lists.first()).toBeVisible()
    expect(await columnsIn(lists.first().locator('> li')), locale).toBe(2)
  }
})
