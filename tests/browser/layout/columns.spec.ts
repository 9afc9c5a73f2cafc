import type { Locator } from '@playwright/test'
import { LISTINGS } from '../../../src/config/page-types/table.ts'
import type { Place } from '../../../src/i18n/addresses/place.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated, PAGE_TYPES, slugOf } from '../page-types.ts'

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

/** Pages with sections of cards and lists, each as the pages of its path. */
const PAGES = [
  ['page-visit'],
  ['page-visit', 'page-tickets'],
  ['page-about'],
  ['page-about', 'page-team'],
  ['page-about', 'page-history'],
  ['page-exhibitions'],
  ['page-exhibitions', 'page-planetarium'],
  ['page-learn'],
  ['page-press'],
]
const PLACES: Readonly<Record<string, (locale: Locale) => Place>> = {
  ...PAGE_TYPES,
  ...Object.fromEntries(PAGES.map((ids) => [ids.at(-1), (locale: Locale): Place => ({ route: 'page', path: ids.map((id) => slugOf(id, locale)).join('/') })])),
}

for (const [name, place] of Object.entries(PLACES)) {
  test(`lists: ${name} has the same number of columns in every language`, async ({ page }) => {
    test.slow()
    const columns = new Map<number, Record<string, string>>(WIDTHS.map((width) => [width, {}]))
    for (const locale of LOCALES) {
      await page.goto(pathOf(locale, place(locale)))
      for (const [width, found] of columns) {
        await page.setViewportSize({ width, height: 844 })
        const lists = page.locator('main :is(ul, ol)').filter({ has: page.locator('h2, h3, h4') })
        found[locale] = await lists.evaluateAll((grids) => grids.map((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length).join(' '))
      }
    }
    for (const [width, found] of columns) expect.soft(new Set(Object.values(found)).size, `${width} px: ${JSON.stringify(found)}`).toBe(1)
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
