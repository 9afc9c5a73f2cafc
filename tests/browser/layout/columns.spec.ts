import type { Locator, Page } from '@playwright/test'
import { LISTINGS } from '../../../src/config/page-types/table.ts'
import type { Place } from '../../../src/i18n/addresses/place.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated, PAGE_TYPES, slugOf } from '../page-types.ts'

/** Widths of phones, tablets and desktops. */
const WIDTHS = [320, 360, 390, 430, 600, 768, 820, 1024, 1366]

/** Further pages with sections of cards and lists, each as the pages of its path. During development, one page of each type is sufficient. */
const FURTHER = [
  ['page-visit', 'page-tickets'],
  ['page-about'],
  ['page-about', 'page-team'],
  ['page-about', 'page-history'],
  ['page-exhibitions'],
  ['page-exhibitions', 'page-planetarium'],
  ['page-learn'],
  ['page-press'],
]
type PlaceOf = (locale: Locale) => Place
const FURTHER_PLACES = FURTHER.map((ids): [string, PlaceOf] => [
  ids.join('/'),
  (locale) => ({ route: 'page', path: ids.map((id) => slugOf(id, locale)).join('/') }),
])
const PLACES = [
  ...Object.entries(PAGE_TYPES).map(([name, place]) => ({ name, place, tag: [] })),
  ...FURTHER_PLACES.map(([name, place]) => ({ name, place, tag: '@exhaustive' })),
]

/** Returns the columns of each list of cards, and on how many columns the items of a listing begin. */
async function columnsOf(page: Page, isListing: boolean): Promise<string> {
  const lists = page.locator('main :is(ul, ol)').filter({ has: page.locator('h2, h3, h4') })
  const columns = await lists.evaluateAll((grids) => grids.map((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length).join(' '))
  if (!isListing) return columns
  return `${columns}, items: ${await startsOf(page.locator('main li').filter({ has: page.locator('h2, h3') }))}`
}

/** Returns the number of different positions at which elements begin in a row. */
const startsOf = (items: Locator) => items.evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size)

for (const { name, place, tag } of PLACES) {
  test(`lists: ${name} has the same number of columns in every language`, { tag }, async ({ page }) => {
    test.slow()
    const isListing = LISTINGS.some((listing) => listing === name)
    const columns = new Map<number, Record<string, string>>(WIDTHS.map((width) => [width, {}]))
    for (const locale of LOCALES) {
      await page.goto(pathOf(locale, place(locale)))
      for (const [width, found] of columns) {
        await page.setViewportSize({ width, height: 844 })
        found[locale] = await columnsOf(page, isListing)
      }
    }
    for (const [width, found] of columns) expect.soft(new Set(Object.values(found)).size, `${width} px: ${JSON.stringify(found)}`).toBe(1)
  })
}

test('story facts and menu: have two columns on a phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const locale of LOCALES) {
    await page.goto(pathOf(locale, { route: 'story', slug: slugOf('story-seeing', locale) }))
    expect(await startsOf(page.locator('main dl:has(time) > div')), locale).toBe(2)
    await hydrated(page)
    await page.locator('header button[data-early="#footer"]').click()
    const lists = page.getByRole('dialog').locator('nav ul ul')
    await expect(lists.first()).toBeVisible()
    expect(await startsOf(lists.first().locator('> li')), locale).toBe(2)
  }
})
